import { type Dealt, dealt } from './deal.js';

const isNumberLabel = (cell: string): boolean => /^(?:题\s*号|题\s*目|题\s*序|序\s*号|小\s*题)$/.test(cell);
const isKeyLabel = (cell: string): boolean => /^(?:(?:参考|正确)?答\s*案|选\s*项|答\s*题)$/.test(cell);
const isScoreLabel = (cell: string): boolean => /^(?:得\s*分|分\s*值|分\s*数|阅卷人|评卷人|满\s*分)$/.test(cell);

/** The number of a question as a cell says it: `1`, `1.`, `（1）`, `第1题`. */
const numberIn = (cell: string): string | undefined => /^第?[(（]?(\d{1,3})[)）]?[.．、]?(?:小?题)?$/.exec(cell)?.[1];

const folded = (cell: string): string => cell.replace(/[０-９Ａ-Ｚ]/g, (sign) => sign.normalize('NFKC')).trim();

/** A number above or beside its key; a range stands above a row of letters. */
function pair(number: string, key: string): Dealt {
  const one = numberIn(number);
  if (key === '') return [];
  return one === undefined ? dealt(`${number} ${key}`) : [[one, key]];
}

/** Rows of numbers above rows of keys, in one block or several. */
function inRows(rows: readonly string[][]): Dealt {
  return rows.flatMap((row, at) => {
    const keys = rows[at + 1];
    if (!isNumberLabel(row[0] ?? '') || keys === undefined || !isKeyLabel(keys[0] ?? '')) return [];
    return row.flatMap((number, column) => (column === 0 ? [] : pair(number, keys[column] ?? '')));
  });
}

/** Columns of numbers beside columns of keys, once or several times. */
function inColumns(rows: readonly string[][]): Dealt {
  const [head = [], ...others] = rows;
  const pairs = head.flatMap((cell, at) => {
    const key = head.findIndex((one, column) => column > at && isKeyLabel(one));
    return isNumberLabel(cell) && key >= 0 ? [[at, key] as const] : [];
  });
  return others.flatMap((row) => pairs.flatMap(([number, key]) => pair(row[number] ?? '', row[key] ?? '')));
}

/** A row of nothing but numbers above one of letters, where no title says so. */
function untitled(rows: readonly string[][]): Dealt {
  return rows.flatMap((row, at) => {
    const keys = rows[at + 1] ?? [];
    const isPlain = row.every((cell) => cell === '' || numberIn(cell) !== undefined);
    const isKeyed = keys.length > 0 && keys.every((cell) => /^(?:[A-H]{0,8}|[√×✓✗对错])$/.test(cell));
    return isPlain && isKeyed ? row.flatMap((number, column) => pair(number, keys[column] ?? '')) : [];
  });
}

/**
 * The keys of a table of answers by number, empty where it has none to take: room for answers, or for points. Undefined for any other table.
 * @param inKeys whether it stands in the list of keys
 */
export function keysOfTable(cells: readonly string[][], inKeys: boolean): Dealt | undefined {
  const rows = cells.map((row) => row.map(folded)).filter((row) => row.some((cell) => cell !== ''));
  const all = rows.flat();
  const isTitled = all.some((cell) => isNumberLabel(cell)) && all.some((cell) => isKeyLabel(cell));
  const isForPoints = /^题\s*号$/.test(rows[0]?.[0] ?? '') && all.some(isScoreLabel);
  const keys = [...inRows(rows), ...inColumns(rows)];
  if (isTitled || isForPoints) return keys;
  if (!inKeys) return undefined;
  const plain = untitled(rows);
  const found = plain.length > 0 ? plain : rows.flatMap((row) => dealt(row.join('  ')));
  return found.length > 0 ? found : undefined;
}
