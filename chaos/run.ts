import { killDuringUploads } from './disk.js';
import { killDuringInk } from './ink.js';

/** `npm run chaos [-- [disk] times]`: kills the product while it works, and counts what was acknowledged and is gone. */
const [what, times] = process.argv[2] === 'disk' ? ['disk', process.argv[3]] : ['ink', process.argv[2]];
const lost = what === 'disk' ? await killDuringUploads(Number(times ?? 10)) : await killDuringInk(Number(times ?? 8));
process.exit(lost === 0 ? 0 : 1);
