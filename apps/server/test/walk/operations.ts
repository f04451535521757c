import { open, own, type WalkRows } from './meeting.js';

export const rows: WalkRows = {
  'operations.upgradeCheck': open(),
  'operations.damagedFiles': own(),
  'operations.setUpgrade': own(() => ({ upgrade: false })),
};
