export type { HanziSource, Medians } from './glyph.js';
export { type Hand, makeHand } from './hand.js';
export { circle, crossMark, fillBox, type MakeMark, scribbleOut, strikeThrough, tick } from './marks.js';
export { writeText } from './write-text.js';
