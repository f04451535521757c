import { latexTokens } from './tokens.js';

/** What fills the height of its row: nothing is left between it and the next. */
const tall = new Set(['dfrac', 'cfrac', 'displaystyle', 'dbinom']);
/** Below the base line; the foot of a large fraction takes 0.69 of it. */
const ROW_DEPTH = '[0.65em]';

/** The same formula with room below rows of large fractions, where its writer left none: KaTeX sets them without, as LaTeX does. */
export function roomBetweenRows(latex: string): string {
  const tokens = latexTokens(latex);
  const ends: number[] = [];
  const isTallAt: boolean[] = [false];
  for (const [nth, { t, v, at }] of tokens.entries()) {
    if (t !== 'command') continue;
    if (v === 'begin') isTallAt.push(false);
    else if (v === 'end') isTallAt.pop();
    else if (tall.has(v)) isTallAt[isTallAt.length - 1] = true;
    else if (v === '\\' && isTallAt.length > 1) {
      const next = tokens.slice(nth + 1).find((one) => one.v.trim() !== '');
      if (isTallAt.at(-1) && next?.v !== '[' && next?.v !== '*') ends.push(at + 2);
      isTallAt[isTallAt.length - 1] = false;
    }
  }
  return ends.reduceRight((text, end) => `${text.slice(0, end)}${ROW_DEPTH}${text.slice(end)}`, latex);
}
