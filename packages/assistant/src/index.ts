export { type Classifier, openClassifier } from './classify.js';
export { type DaySpan, findDays } from './days.js';
export { type Asker, type HowIntent, howIntents, type Intent, intents, isHow, isIntent } from './intents.js';
export type { Lexicon, Slots } from './spot.js';
export { noSlots } from './spot.js';
export { type Before, type Understood, understand } from './understand.js';
export { intentWeights } from './weights/intents.js';
