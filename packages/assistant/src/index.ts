export { type Classifier, openClassifier } from './classify.js';
export { type DaySpan, findDays } from './days.js';
export { fold } from './fold.js';
export { type Asker, type HowIntent, howIntents, type Intent, intents, intentsOf, isHow, isIntent } from './intents.js';
export { type Lexicon, type Named, noSlots, type Slots, spot } from './spot.js';
export { type Before, type Understood, understand } from './understand.js';
export { unknownNames } from './unknown-names.js';
export { intentWeights } from './weights/intents.js';
