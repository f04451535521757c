// `npm run bench [-- name]`: each hot path beside its baseline in one run, with the ratio.
import { ensureInstalled, ensurePagesBuilt, runNode } from './ensure.mjs';

ensureInstalled();
ensurePagesBuilt();
runNode('--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2));
