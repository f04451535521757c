export type { ReadSymbol } from '../reading/hypotheses.js';
export { type NumberForm, type NumberReading, readNumber } from '../reading/read-number.js';
export { type NumberCheck, verifyNumber } from '../reading/verify-number.js';
export { ACCEPT, recognise, type SymbolReading, UNKNOWN } from './recognise.js';
