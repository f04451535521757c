import { plainFormula } from '@zhibi/content';
import type { Inline, RichText } from '@zhibi/contract/kernel';

/** Letters of a paper are 10.5 points. */
const EM_MM = 3.7;

/** About how wide a line is, in em: Han signs one, others half; what is set above each other counts once. */
export function widthOf(items: readonly Inline[]): number {
  return items.reduce((sum, item) => {
    if (item.t === 'text') return sum + lengthOf(item.v);
    if (item.t === 'math') return sum + formulaWidth(item.v);
    if (item.t === 'ruby') return sum + Math.max(lengthOf(item.v), lengthOf(item.over) * 0.6);
    if (item.t === 'image') return sum + item.widthMm / EM_MM;
    return sum + (item.t === 'blank' ? (item.widthMm ?? 20) / EM_MM : 0);
  }, 0);
}

/** Word sets formulas wider than text, with air around what stands between two things. */
function formulaWidth(latex: string): number {
  const plain = plainFormula(latex);
  const signs = plain.match(/[-+=<>≤≥≠×÷·±∈⊆∪∩→]/g)?.length ?? 0;
  return lengthOf(plain) * 1.2 + signs * 0.5;
}

const lengthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2e80 ? 0.55 : 1), 0);

/** Whether a text is one line without a picture or a table, so that others can stand beside it. */
export const isLine = (rich: RichText): boolean =>
  rich.length === 0 || (rich.length === 1 && rich[0]?.t === 'p' && rich[0].children.every(({ t }) => t !== 'break'));

/** Options side by side: four, two or one, three where there are three; the widest and its letter leave one em to the next. */
export function optionColumns(options: readonly RichText[], roomMm: number): number {
  if (!options.every(isLine)) return 1;
  const widest = Math.max(
    ...options.map((rich) => rich.reduce((sum, block) => sum + (block.t === 'p' ? widthOf(block.children) : 0), 0)),
  );
  const room = roomMm / EM_MM;
  const most = options.length === 3 ? [3, 1] : [4, 2, 1];
  return most.find((columns) => columns === 1 || (columns <= options.length && widest + 2.6 <= room / columns)) ?? 1;
}
