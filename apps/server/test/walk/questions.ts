import { JUNIOR_MATHS } from '../school.js';
import { hidden, own, type WalkRows } from './meeting.js';

const inSubject = own(() => ({ subjectId: JUNIOR_MATHS }));
const nothing = { type: 1, stem: [], options: [], answer: { kind: 'none' }, analysis: [], parts: [] };

export const rows: WalkRows = {
  'questions.trees': inSubject,
  'questions.search': hidden(({ classId }) => ({ subjectId: JUNIOR_MATHS, classIds: [classId] })),
  'questions.facets': inSubject,
  'questions.similar': hidden(({ questionId }) => ({ questionId })),
  'questions.duplicates': own(() => ({ subjectId: JUNIOR_MATHS, body: nothing })),
  'questions.detail': own(({ questionId }) => ({ questionIds: [questionId] })),
  'statistics.statistics': hidden(({ questionId }) => ({ questionId })),
  'statistics.exportStatistics': own(() => ({ subjectId: JUNIOR_MATHS, format: 'csv' })),
  'questions.cart': inSubject,
  'questions.addToCart': hidden(({ questionId }) => ({ subjectId: JUNIOR_MATHS, questionId })),
  'questions.removeFromCart': own(({ questionId }) => ({ subjectId: JUNIOR_MATHS, questionIds: [questionId] })),
};
