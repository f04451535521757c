import type { Block, Inline, RichText } from '@zhibi/contract/kernel';

/** What the contract's RichText allows. */
export const longestFormula = 5_000;
const mostBlocks = 500;
const mostRows = 200;
const mostCells = 30;

const joined = (lines: Inline[][], between: Inline): Inline[] =>
  lines.flatMap((line, i) => (i === 0 ? line : [between, ...line]));

const asLine = (block: Block): Inline[] =>
  block.t === 'p'
    ? block.children
    : joined(
        block.rows.map((row) => joined(row, { t: 'text', v: ' ' })),
        { t: 'break' },
      );

function narrow(row: Inline[][]): Inline[][] {
  if (row.length <= mostCells) return row;
  return [...row.slice(0, mostCells - 1), joined(row.slice(mostCells - 1), { t: 'text', v: ' ' })];
}

function splitTable(block: Block): Block[] {
  if (block.t === 'p') return [block];
  const rows = block.rows.map(narrow);
  if (rows.length <= mostRows) return [{ ...block, rows }];
  const tables: Block[] = [];
  for (let from = 0; from < rows.length; from += mostRows) {
    const part = rows.slice(from, from + mostRows);
    tables.push(block.header && from === 0 ? { t: 'table', header: true, rows: part } : { t: 'table', rows: part });
  }
  return tables;
}

/** Folds what is too long for the contract into its last block, so that a huge text is stored whole instead of refused. */
export function withinLimits(blocks: Block[]): RichText {
  const split = blocks.flatMap(splitTable);
  if (split.length <= mostBlocks) return split;
  const rest = split.slice(mostBlocks - 1).map(asLine);
  return [...split.slice(0, mostBlocks - 1), { t: 'p', children: joined(rest, { t: 'break' }) }];
}
