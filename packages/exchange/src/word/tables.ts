import { keysOfTable } from './answer-table.js';
import type { KeyList } from './keys.js';
import { type Line, plainLine } from './line.js';
import { numbered } from './signs.js';

const textOf = (cell: readonly Line[]): string => cell.map(({ runs }) => plainLine(runs)).join('\n');

/** The lines of a table that only arranges questions: each of its cells begins one and goes on with further lines. */
export function layoutLines({ rows, warnings }: Line): Line[] | undefined {
  const cells = (rows ?? []).flat().filter((cell) => textOf(cell).trim() !== '');
  const isLayout = cells.length > 0 && cells.every((cell) => cell.length > 1 && numbered.test(textOf(cell)));
  return isLayout ? cells.flat().map((line) => ({ ...line, warnings })) : undefined;
}

/** Takes the keys of a table of answers. 'empty': it is one, with none to take; 'none': it is another table. */
export function takeTable(
  rows: readonly Line[][][],
  { keys, isEnd, inSection }: { keys: KeyList; isEnd: boolean; inSection: string | undefined },
): 'taken' | 'empty' | 'none' {
  const found = keysOfTable(
    rows.map((row) => row.map(textOf)),
    isEnd,
  );
  for (const [number, key] of found ?? []) keys.add(number, key, inSection);
  if (found === undefined) return 'none';
  return found.length > 0 ? 'taken' : 'empty';
}
