export type { HanziSource, Medians } from './glyph.js';
export { type Hand, makeHand } from './hand.js';
export { circle, crossMark, fillBox, halfTick, type MakeMark, scribbleOut, strikeThrough, tick } from './marks.js';
export { gaussian, type Random, seeded } from './random.js';
export { writeText } from './write-text.js';
