import { JUNIOR_MATHS } from '../subjects.js';
import { hidden, type WalkRows } from './meeting.js';

const wishId = '00000000-0000-4000-8000-000000000464';

export const rows: WalkRows = {
  'recommend.forClass': hidden(({ classId }) => ({ classId, subjectId: JUNIOR_MATHS })),
  'recommend.points': hidden(({ classId }) => ({ classId, subjectId: JUNIOR_MATHS })),
  'recommend.paper': hidden(({ classId, questionId }) => ({
    ...{ classId, subjectId: JUNIOR_MATHS, kind: 'class', level: null, knowledgeId: wishId },
    ...{ questionIds: [questionId], wishId },
  })),
  'recommend.booklets': hidden(({ classId, questionId, studentId }) => ({
    ...{ classId, subjectId: JUNIOR_MATHS, title: '练一练', endAt: '20991231200000', dots: false, wishId },
    sets: [{ studentId, questionIds: [questionId] }],
  })),
  'recommend.unsuitable': hidden(({ classId, questionId }) => ({
    ...{ classId, subjectId: JUNIOR_MATHS, questionId, reason: 'too-hard' },
  })),
  'recommend.suitable': hidden(({ classId, questionId }) => ({ classId, subjectId: JUNIOR_MATHS, questionId })),
};
