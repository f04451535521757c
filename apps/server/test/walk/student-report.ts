import { hidden, type WalkRows } from './meeting.js';

const days = { from: '2026-01-01', to: '2026-06-30' };

export const rows: WalkRows = {
  'studentReport.report': hidden(({ studentId }) => ({ studentId, ...days })),
  'studentReport.exportReport': hidden(({ studentId }) => ({ studentId, ...days, format: 'csv' })),
};
