import { hidden, own, type WalkRows } from './meeting.js';

export const rows: WalkRows = {
  // A code of another school is one that nobody knows, and says nothing more: see correction.test.ts.
  'correction.page': own(() => ({ pageCode: '', codeRule: '' })),
  'correction.answer': hidden(({ homeworkId, studentId, itemId }) => ({
    homeworkId,
    studentId,
    itemId,
    version: 1,
    score: 1,
  })),
  'correction.undo': hidden(({ homeworkId, studentId, itemId }) => ({ homeworkId, studentId, itemId, version: 1 })),
};
