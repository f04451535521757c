import { killDuringInk } from './ink.js';

/** `npm run chaos`: kills the product while it works, and counts what was acknowledged and is gone. */
const lost = await killDuringInk(Number(process.argv[2] ?? 8));
process.exit(lost === 0 ? 0 : 1);
