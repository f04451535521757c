// `npm run check`: what needs no server and no seconds a file (those are the projects `engines` and `pages` of `npm test`): types, lint and format, boundaries, dead code, lock, budgets, rules.
import { budget, checks } from './checks.mjs';
import { bin, ensureInstalled } from './ensure.mjs';
import { runSteps } from './steps.mjs';

ensureInstalled();
const rules = ['rules', [bin('vitest/vitest.mjs'), 'run', '--project', 'rules', '--reporter=dot']];
const steps = process.argv.includes('--fast') ? [rules, ...checks] : [rules, budget, ...checks];
const results = await runSteps(steps);
process.exitCode = results.every(([, passed]) => passed) ? 0 : 1;
