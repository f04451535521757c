import { JUNIOR_MATHS } from '../school.js';
import { hidden, own, type WalkRows } from './meeting.js';

const nothing = '01890000-0000-7000-8000-000000000000';

/** Textbooks are everybody's: what is a school's own is the class that is chosen for, and the questions. */
export const rows: WalkRows = {
  'practice.lessons': hidden(({ classId }) => ({ subjectId: JUNIOR_MATHS, nodeId: nothing, classId })),
  'practice.swap': hidden(({ questionId }) => ({ chapterId: nothing, questionId })),
  'practice.bringBack': own(({ questionId }) => ({ chapterId: nothing, questionIds: [questionId] })),
  'homework.layers': hidden(({ classId }) => ({ subjectId: JUNIOR_MATHS, classIds: [classId] })),
  'homework.pushPractice': hidden(({ classId, questionId, later }) => ({
    wishId: questionId,
    subjectId: JUNIOR_MATHS,
    title: 'x',
    classIds: [classId],
    endAt: later,
    sheets: [{ questionIds: [questionId] }],
  })),
};
