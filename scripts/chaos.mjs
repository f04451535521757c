// `npm run chaos [-- kills]`: kills the product while it works, and counts what was acknowledged and is gone.
import { ensureInstalled, runNode } from './ensure.mjs';

ensureInstalled();
runNode('--import', 'tsx', 'chaos/run.ts', ...process.argv.slice(2));
