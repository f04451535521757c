import { forTeachers } from '@zhibi/contract/kernel';
import type { HomePart } from '../platform/home.js';

export { AnswerKey } from './parts/answer-key.js';
export { QuestionText } from './parts/question-text.js';
export { scoredBy } from './parts/scored-by.js';
export { StudentPaper } from './parts/student-paper.js';

export const homeParts: readonly HomePart[] = [
  { name: 'to-mark', place: 'waiting', roles: forTeachers.roles, load: () => import('./parts/to-mark-card.js') },
];
