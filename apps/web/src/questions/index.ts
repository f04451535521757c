import type { HomePart } from '../platform/home.js';

export { AnswerKeyText } from './parts/answer-key.js';
export { AnswerText } from './parts/answer-text.js';
export { QuestionText } from './parts/question-text.js';
export { ResourceSwitch } from './parts/resource-switch.js';
export { typeNames, typeOrder } from './parts/type-names.js';
export { useTrees } from './parts/use-trees.js';

/** The screens that teachers compose with, for operations. */
export const loadInSubject = () => import('./parts/in-subject.js');

export const homeParts: readonly HomePart[] = [];
