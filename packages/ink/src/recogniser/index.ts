export { fractionOf } from '../reading/fraction-bar.js';
export type { ReadSymbol } from '../reading/hypotheses.js';
export { type NumberForm, type NumberReading, readNumber } from '../reading/read-number.js';
export { type AnswerCheck, type AnswerDoubt, verifyAnswer } from '../reading/verify-answer.js';
export { ACCEPT, recognise, type SymbolReading, UNKNOWN } from './recognise.js';
