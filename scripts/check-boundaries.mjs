import { violationsIn } from './boundaries.mjs';
import { bin, root } from './ensure.mjs';

const { modules, violations } = await violationsIn(root, {
  folder: bin('.cache/zhibi/boundaries'),
  strategy: 'content',
});
// A TypeScript that the tool cannot read makes it see nothing and succeed.
if (modules < 100) {
  console.error(`only ${modules} modules were seen`);
  process.exit(1);
}
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
console.log(
  violations.length === 0 ? `boundaries hold over ${modules} modules` : `${violations.length} boundaries broken`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
