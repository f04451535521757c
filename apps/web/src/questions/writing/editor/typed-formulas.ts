import { normaliseRich } from '@zhibi/content';
import type { Inline, RichText } from '@zhibi/contract/kernel';

/** TeX between dollars. Without a sign of TeX in it, dollars are money. */
const FORMULA = /\${1,2}([^$\n]*[\\^_{][^$\n]*)\${1,2}/gu;

/** Whether banks and chat assistants wrote formulas into this text. */
export const hasTypedFormulas = (text: string): boolean => new RegExp(FORMULA).test(text);

function apart(item: Inline): Inline[] {
  if (item.t !== 'text' || !hasTypedFormulas(item.v)) return [item];
  // Every second piece of the split is what stood between dollars.
  return item.v
    .split(FORMULA)
    .map((v, at): Inline => (at % 2 === 1 ? { t: 'math', v: v.trim() } : { ...item, v }))
    .filter((one) => one.t !== 'text' || one.v !== '');
}

/** A text in which what is written as TeX is a formula. */
export const withTypedFormulas = (rich: RichText): RichText =>
  normaliseRich(
    rich.map((block) =>
      block.t === 'p'
        ? { ...block, children: block.children.flatMap(apart) }
        : { ...block, rows: block.rows.map((row) => row.map((cell) => cell.flatMap(apart))) },
    ),
  );

/** Plain lines of a clipboard. */
export const richOfLines = (text: string): RichText =>
  withTypedFormulas(text.split(/\r?\n/).map((v) => ({ t: 'p', children: v === '' ? [] : [{ t: 'text', v }] })));
