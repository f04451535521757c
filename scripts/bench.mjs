// `npm run bench [-- name]`: each hot path beside its baseline in one run, with the ratio.
import { ensureInstalled, runNode } from './ensure.mjs';

ensureInstalled();
runNode('--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2));
