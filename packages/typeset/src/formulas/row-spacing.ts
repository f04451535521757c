import type { MmlNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js';

/** Between rows of which one holds a fraction, in em: less, and the foot of one stands on the head of the next. */
const AROUND_FRACTIONS = 0.4;

function* nodesIn(node: MmlNode): Generator<MmlNode> {
  yield node;
  // A letter's only child is its text, which has no children of its own.
  for (const child of (node.childNodes ?? []) as MmlNode[]) yield* nodesIn(child); // the nodes of a formula
}

const isTall = (row: MmlNode | undefined): boolean =>
  row !== undefined && [...nodesIn(row)].some((node) => node.isKind('mfrac') || node.isKind('mtable'));

const emsOf = (length: string): number => Number.parseFloat(length) / (length.endsWith('pt') ? 10 : 1);

/** Leaves room between the rows of a table that hold fractions, as a book does. */
export function spaceRows(root: MmlNode): void {
  for (const table of nodesIn(root)) {
    if (!table.isKind('mtable')) continue;
    const rows = table.childNodes as MmlNode[]; // the children of a table
    const said = String(table.attributes.get('rowspacing')).split(/\s+/);
    const gaps = rows.slice(1).map((row, at) => {
      const gap = said[Math.min(at, said.length - 1)] ?? '0';
      return isTall(row) || isTall(rows[at]) ? `${Math.max(emsOf(gap), AROUND_FRACTIONS)}em` : gap;
    });
    if (gaps.length > 0) table.attributes.set('rowspacing', gaps.join(' '));
  }
}
