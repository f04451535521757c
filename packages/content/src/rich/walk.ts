import type { Inline, RichText } from '@zhibi/contract/kernel';

type Formula = Extract<Inline, { t: 'math' }>;
type BlankInline = Extract<Inline, { t: 'blank' }>;
type Picture = Extract<Inline, { t: 'image' }>;

/** Every piece of a text in reading order, tables row by row. */
export function* inlinesOf(rich: RichText): Generator<Inline> {
  for (const block of rich) {
    if (block.t === 'p') yield* block.children;
    else for (const row of block.rows) for (const cell of row) yield* cell;
  }
}

/** The formulas of a text in reading order: what a renderer prepares before the text is set. */
export const formulasOf = (rich: RichText): Formula[] => [...inlinesOf(rich)].filter((item) => item.t === 'math');

/** The blanks of a text in reading order. */
export const blanksOf = (rich: RichText): BlankInline[] => [...inlinesOf(rich)].filter((item) => item.t === 'blank');

/** The pictures of a text in reading order: what a page has to fetch before it is set. */
export const imagesOf = (rich: RichText): Picture[] => [...inlinesOf(rich)].filter((item) => item.t === 'image');
