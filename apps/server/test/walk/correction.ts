import { hidden, own, type WalkRows } from './meeting.js';

export const rows: WalkRows = {
  // A code of another school is one that nobody knows, and says nothing more: see correction.test.ts.
  'penCorrection.page': own(() => ({ pageCode: '', codeRule: '' })),
  'penCorrection.answer': hidden(({ homeworkId, studentId, itemId }) => ({
    homeworkId,
    studentId,
    itemId,
    version: 1,
    score: 1,
  })),
  'penCorrection.undo': hidden(({ homeworkId, studentId, itemId }) => ({ homeworkId, studentId, itemId, version: 1 })),
};
