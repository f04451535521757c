import type { Inline, RichText } from '@zhibi/contract/kernel';

/** A text with each piece of its lines changed. */
export const eachInline = (rich: RichText, change: (item: Inline) => Inline): RichText =>
  rich.map((block) =>
    block.t === 'p'
      ? { ...block, children: block.children.map(change) }
      : { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(change))) },
  );

/** The blanks of a text counted from 0 in the order of reading. */
export function countedBlanks(rich: RichText): RichText {
  let next = 0;
  return eachInline(rich, (item) => (item.t === 'blank' ? { ...item, index: next++ } : item));
}
