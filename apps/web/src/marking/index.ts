import { forStudents, forTeachers } from '@zhibi/contract/kernel';
import type { HomePart } from '../platform/home.js';

export { AnswerKey } from './parts/answer-key.js';
export { OwnAnswer, RightAnswer } from './parts/own-answer.js';
export { QuestionText } from './parts/question-text.js';
export { RedoOfStudent } from './parts/redo-of-student.js';
export { scoredBy } from './parts/scored-by.js';
export { StudentPaper } from './parts/student-paper.js';

/** How many papers wait, for a tab. */
export const loadToMarkCount = () => import('./parts/to-mark-count.js');

export const homeParts: readonly HomePart[] = [
  { name: 'came-back', place: 'side', roles: forStudents.roles, load: () => import('./parts/came-back.js') },
  { name: 'to-mark', place: 'waiting', roles: forTeachers.roles, load: () => import('./parts/to-mark-card.js') },
];
