// What is checked without running the product, as Node's arguments.
import { bin } from './ensure.mjs';

const judged = bin('.cache/zhibi/types.tsbuildinfo');

/** The longest first, so that the short ones stand beside it. */
export const checks = [
  // Two checkers: each of the four that the compiler takes otherwise learns the types of the libraries anew. What has been judged once
  // is judged again only where it, or what it is made of, has changed.
  ['types', [bin('typescript7/bin/tsc'), '-p', '.', '--checkers', '2', '--incremental', '--tsBuildInfoFile', judged]],
  ['boundaries', ['scripts/check-boundaries.mjs']],
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress', '--cache', '--cache-location', bin('.cache/zhibi/knip')]],
  ['lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['lock file', ['scripts/check-lock.mjs']],
];

/** Builds too, where the web application has changed. */
export const budget = ['bundle budget', ['scripts/build.mjs']];
