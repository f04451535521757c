import type { WalkRows } from './meeting.js';

export const rows: WalkRows = {};
