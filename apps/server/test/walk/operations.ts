import { hidden, open, own, type WalkRows } from './meeting.js';

export const rows: WalkRows = {
  'operations.upgradeCheck': open(),
  'operations.damagedFiles': own(),
  'operations.beginActing': hidden(({ school }) => ({ schoolId: school.schoolId, reason: '排查问题', minutes: 15 })),
  'operations.extendActing': own(() => ({ minutes: 15 })),
  'operations.endActing': own(),
  'operations.acting': own(),
  'operations.actings': own(),
  'operations.actingCalls': hidden(({ actingId }) => ({ actingId })),
  'operations.setUpgrade': own(() => ({ upgrade: false })),
};
