import type { HomePart } from '../platform/home.js';

export { placeIn } from './exchange/import/place.js';
export { AnswerKeyText } from './parts/answer-key.js';
export { AnswerText } from './parts/answer-text.js';
export { inSubject } from './parts/in-subject.js';
export { QuestionText } from './parts/question-text.js';
export { ResourceSwitch } from './parts/resource-switch.js';
export { typeNames, typeOrder } from './parts/type-names.js';
export { useTrees } from './parts/use-trees.js';

export const homeParts: readonly HomePart[] = [];
