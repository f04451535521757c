/** A run of a label: how it is set, and whether it hangs below the line. */
export interface Run {
  text: string;
  italic: boolean;
  low: boolean;
}

const run = (text: string, italic: boolean, low = false): Run => ({ text, italic, low });
const lowDigits = '₀₁₂₃₄₅₆₇₈₉';

/** `A₁` and `A_1` are written alike. */
const plain = (label: string): string =>
  label.replace(/[₀-₉]+/g, (digits) => `_${[...digits].map((one) => lowDigits.indexOf(one)).join('')}`);

const piece = /([A-Za-zα-ωΑ-Ω]+[′']*)|_(\d+|\{[^{}]*\}|\w)|(\/)|([^A-Za-zα-ωΑ-Ω_/]+|_)/gu;

/** Names of functions and units are words, not products of quantities. */
const words = /^(sin|cos|tan|log|lg|ln|cm|mm|dm|km|kg|min|mol|Pa|Hz)$/;

/**
 * A label by the convention of maths: single letters, points and quantities, in italics; digits, signs, units (behind a stroke: `t/s`) and words upright.
 * Of Latin letters together those of points (`AB`, capital) are italic too.
 */
export function runsOf(label: string): Run[] {
  const runs: Run[] = [];
  let isUnit = false;
  for (const [, letters, low, stroke, other] of plain(label).matchAll(piece)) {
    if (letters !== undefined) {
      const isName = !isUnit && !words.test(letters) && (/^.[′']*$/u.test(letters) || /^[A-Z]+[′']*$/.test(letters));
      runs.push(run(letters.replaceAll("'", '′'), isName));
    } else if (low !== undefined) runs.push(run(low.replace(/[{}]/g, ''), false, true));
    else if (stroke !== undefined) {
      isUnit = true;
      runs.push(run('/', false));
    } else runs.push(run((other ?? '').replaceAll('-', '−'), false));
  }
  return runs;
}
