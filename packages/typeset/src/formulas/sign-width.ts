/** Signs as wide as a character of Chinese; letters of other scripts are narrower. */
const wide = /[§¶©®×÷±¼-¾\u2014\u2016-\u204A\u2100-\u2211\u2213-\uD7FF\uF900-\u{10FFFF}]/u;
const NARROW = 0.6;
const wider = new Map([['№', 1.1]]);

/** How wide Song sets a text that no font of MathJax has, in em. */
export const emsOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (wider.get(sign) ?? (wide.test(sign) ? 1 : NARROW)), 0);
