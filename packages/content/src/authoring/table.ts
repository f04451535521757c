import type { Block, Inline } from '@zhibi/contract/kernel';
import { inlinesFrom } from './marks.js';
import type { Token } from './token.js';

export const isSpace = (token: Token): boolean => token.t === 'text' && token.raw.trim() === '';

/** The word that a line consists of, such as `[[table]]`. */
export function onlyWord(line: readonly Token[]): string | undefined {
  const [first, ...more] = line.filter((token) => !isSpace(token));
  return first?.t === 'word' && more.length === 0 ? first.word : undefined;
}

function withoutOneSpace(cell: Token[]): Token[] {
  const first = cell[0];
  const head: Token[] =
    first?.t === 'text' ? [{ t: 'text', raw: first.raw.replace(/^ /, '') }, ...cell.slice(1)] : cell;
  const last = head.at(-1);
  return last?.t === 'text' ? [...head.slice(0, -1), { t: 'text', raw: last.raw.replace(/ $/, '') }] : head;
}

/** `| a | b |`: cells between bars, one space on each side of a cell belongs to the bar. */
function rowFrom(line: readonly Token[]): Inline[][] {
  const cells: Token[][] = [[]];
  for (const token of line) {
    if (token.t === 'pipe') cells.push([]);
    else cells.at(-1)?.push(token);
  }
  if (cells.length > 1 && cells[0]?.every(isSpace)) cells.shift();
  if (cells.length > 1 && cells.at(-1)?.every(isSpace)) cells.pop();
  return cells.map((cell) => inlinesFrom(withoutOneSpace(cell)));
}

/** The table that opens at `lines[at]` and the line after its `[[/table]]`, or undefined when it is not closed. */
export function tableAt(lines: readonly Token[][], at: number): { block: Block; next: number } | undefined {
  const word = onlyWord(lines[at] ?? []);
  if (word !== 'table' && word !== 'table:header') return undefined;
  for (let end = at + 1; end < lines.length; end++) {
    const inside = onlyWord(lines[end] ?? []);
    if (inside === 'table' || inside === 'table:header') return undefined;
    if (inside !== '/table') continue;
    const filled = lines.slice(at + 1, end).filter((line) => !line.every(isSpace));
    return { block: { t: 'table', header: word === 'table:header', rows: filled.map(rowFrom) }, next: end + 1 };
  }
  return undefined;
}
