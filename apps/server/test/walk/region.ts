import { own, type WalkRows } from './meeting.js';

export const rows: WalkRows = {
  'region.stages': own(),
  'region.schools': own(() => ({ schoolStageId: 2 })),
  'region.summary': own(() => ({ schoolStageId: 2 })),
  'region.exportSummary': own(() => ({ schoolStageId: 2, format: 'csv' })),
};
