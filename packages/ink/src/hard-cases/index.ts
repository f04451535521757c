export { answerCase, answerKinds } from './answer-cases.js';
export { type HardCase, itemId } from './case.js';

export { choiceCase, choiceKinds } from './choice-cases.js';
export { type CorrectionCase, cleanCorrections, correctionCase, doubtfulCorrections } from './correction-cases.js';
export { equalForm, equalFormKinds } from './equal-forms.js';
export { madeWriters } from './made-writers.js';
export { nearMiss, nearMissKinds } from './near-misses.js';
export { type LabelledInk, writersOf } from './real-writers.js';
export { rowCase, rowKinds } from './row-cases.js';
export { signCase, signKinds } from './sign-cases.js';
export type { Writer } from './writer.js';
