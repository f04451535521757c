// `npm run lighthouse`: what Lighthouse's mobile setting says of the login page and the homes of teacher and student, medians of five runs.
import { ensureBuilt, ensureInstalled, runNode } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
runNode('--import', 'tsx', 'e2e/lighthouse.ts', ...process.argv.slice(2));
