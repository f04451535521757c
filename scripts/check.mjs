// `npm run check`: everything that needs no server, in under a minute: types, lint and format, boundaries, dead code, lock, budgets, rules.
import { attempt, bin, ensureBuilt, ensureInstalled } from './ensure.mjs';

ensureInstalled();
const node = process.execPath;
const steps = [
  ['types', node, [bin('typescript7/bin/tsc'), '-p', '.']],
  ['lint and format', node, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['boundaries', node, ['scripts/check-boundaries.mjs']],
  ['dead code', node, [bin('knip/bin/knip.js'), '--no-progress']],
  ['lock file', node, ['scripts/check-lock.mjs']],
  ['rules', node, [bin('vitest/vitest.mjs'), 'run', '--project', 'rules', '--reporter=dot']],
];
if (!process.argv.includes('--fast')) {
  ensureBuilt();
  steps.push(['bundle budget', node, ['--import', 'tsx', 'apps/web/scripts/budget.ts']]);
}
let failed = 0;
for (const [name, command, args] of steps) {
  const begun = Date.now();
  const passed = attempt(command, args);
  console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  if (!passed) failed++;
}
if (failed > 0) process.exit(1);
