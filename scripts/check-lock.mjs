// The lock file names no registry, and no optional platform package is missing: npm drops those silently.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const problems = [];
for (const [path, entry] of Object.entries(packages)) {
  if (entry.resolved && !entry.link) problems.push(`${path}: records a registry address`);
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      problems.push(`${path}: optional ${name} is not in the lock`);
  }
}
console.log(problems.length > 0 ? problems.join('\n') : 'lock file ok');
process.exitCode = problems.length > 0 ? 1 : 0;
