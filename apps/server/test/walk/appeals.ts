import { hidden, own, type WalkRows } from './meeting.js';

export const rows: WalkRows = {
  'appeals.own': hidden(({ homeworkId }) => ({ homeworkId })),
  'appeals.make': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId, reason: '请再看一次' })),
  'appeals.withdraw': hidden(({ appealId }) => ({ appealId })),
  'appeals.waiting': own(),
  'appeals.list': own(),
  'appeals.open': hidden(({ appealId }) => ({ appealId })),
  'appeals.picture': hidden(({ homeworkId, answerId }) => ({
    homeworkId,
    studentId: answerId,
    areaId: 'q1',
    source: 'scan',
    version: 1,
  })),
  'appeals.decide': hidden(({ appealId }) => ({ appealId, revision: 1, score: 1, word: '再看过了' })),
  'appeals.export': own(() => ({ format: 'csv' })),
};
