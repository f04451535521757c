import { JUNIOR_MATHS } from '../subjects.js';
import { hidden, type WalkRows } from './meeting.js';

export const rows: WalkRows = {
  'recommend.forClass': hidden(({ classId }) => ({ classId, subjectId: JUNIOR_MATHS })),
  'recommend.unsuitable': hidden(({ classId, questionId }) => ({
    classId,
    subjectId: JUNIOR_MATHS,
    questionId,
    reason: 'too-hard',
  })),
  'recommend.suitable': hidden(({ classId, questionId }) => ({ classId, subjectId: JUNIOR_MATHS, questionId })),
};
