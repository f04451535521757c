import { endConnectionsUnderWork } from './connections.js';
import { killDatabaseDuringUploads, killDuringUploads } from './disk.js';
import { killDuringHandIn } from './hand-in.js';
import { killDuringInk } from './ink.js';
import { killDuringSchoolYear } from './school-year.js';

const trials: Record<string, (kills: number) => Promise<number>> = {
  connections: endConnectionsUnderWork,
  disk: killDuringUploads,
  'disk-database': killDatabaseDuringUploads,
  'hand-in': killDuringHandIn,
  ink: killDuringInk,
  'school-year': killDuringSchoolYear,
};

/** `npm run chaos [-- name] [kills]`: kills the product while it works (or, for so many seconds, its connections), and counts what was acknowledged and is gone. */
const wanted = process.argv.slice(2).filter((word) => word in trials);
const kills = Number(process.argv.slice(2).find((word) => Number(word) > 0) ?? 8);
let lost = 0;
for (const [name, trial] of Object.entries(trials))
  if (wanted.length === 0 || wanted.includes(name)) lost += await trial(kills);
process.exit(lost === 0 ? 0 : 1);
