// `npm test`: the fast checks, then rules, behaviour on a real PostgreSQL, screens, and journeys in a real browser.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt, bin, ensureBuilt, ensureInstalled } from './ensure.mjs';

ensureInstalled();
const node = process.execPath;
const report = join(tmpdir(), `zhibi-test-${process.pid}.json`);
const words = process.argv.slice(2);

const checks = [
  ['types', [bin('typescript7/bin/tsc'), '-p', '.']],
  ['lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['boundaries', ['scripts/check-boundaries.mjs']],
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress']],
  ['lock file', ['scripts/check-lock.mjs']],
];
const results = words.length > 0 ? [] : checks.map(([name, args]) => [name, attempt(node, args)]);
ensureBuilt();
if (words.length === 0)
  results.push(['bundle budget', attempt(node, ['--import', 'tsx', 'apps/web/scripts/budget.ts'])]);
const ran = attempt(node, [
  bin('vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${report}`,
  ...words,
]);

let {
  numPassedTests: passed,
  numFailedTests: failed,
  numFailedTestSuites: suites,
} = { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1 };
try {
  ({
    numPassedTests: passed,
    numFailedTests: failed,
    numFailedTestSuites: suites,
  } = JSON.parse(readFileSync(report, 'utf8')));
} catch {
  console.error('the specifications ended without a report');
}
rmSync(report, { force: true });
for (const [name, good] of results) {
  console.log(`${good ? '✓' : '✗'} ${name}`);
  if (good) passed++;
  else failed++;
}
// A file that could not be loaded fails without a single failed test in it.
if (!ran && failed === 0) failed = Math.max(1, suites);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
