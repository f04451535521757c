export { type GroupKind, groupAnswers, type InkGroup } from './group-answers.js';
