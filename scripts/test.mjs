// `npm test`: the fast checks, then rules, behaviour on a real PostgreSQL, screens, and journeys in a real browser.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budget, checks } from './checks.mjs';
import { attempt, bin, ensureBuilt, ensureInstalled } from './ensure.mjs';
import { runSteps } from './steps.mjs';

const begun = Date.now();
ensureInstalled();
const node = process.execPath;
const report = join(tmpdir(), `zhibi-test-${process.pid}.json`);
const words = process.argv.slice(2);

// Words name what to run of the specifications: then nothing else is.
const results = words.length === 0 ? await runSteps([budget, ...checks]) : [];
ensureBuilt();
const ran = attempt(node, [
  bin('vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/project-times.mjs',
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
console.log(`${((Date.now() - begun) / 60_000).toFixed(1)} minutes`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
