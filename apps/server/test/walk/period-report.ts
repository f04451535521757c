import { hidden, type WalkRows } from './meeting.js';

const days = { from: '2026-01-01', to: '2026-06-30' };

export const rows: WalkRows = {
  'periodReport.report': hidden(({ classId }) => ({ ...days, classId })),
  'periodReport.behind': hidden(({ classId, questionId }) => ({ ...days, classId, questionId })),
  'periodReport.exportReport': hidden(({ classId }) => ({ ...days, classId, format: 'csv' })),
};
