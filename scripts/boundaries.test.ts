import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forbiddenIn, violationsIn } from './boundaries.mjs';

const root = dirname(import.meta.dirname);

/** A file that breaks exactly the rule it stands for, and what it imports. */
const plants: readonly { rule: string; file: string; imports: string; also?: string }[] = [
  { rule: 'no-circle', file: 'apps/server/src/people/a.ts', imports: './b.js', also: 'apps/server/src/people/b.ts' },
  {
    rule: 'contract-is-the-floor',
    file: 'packages/contract/src/people/deep.ts',
    imports: '../../../content/src/index.js',
  },
  { rule: 'kernel-knows-no-domain', file: 'packages/contract/src/kernel/up.ts', imports: '../people/model.js' },
  { rule: 'contract-order-people', file: 'packages/contract/src/people/late.ts', imports: '../papers/model.js' },
  { rule: 'engine-files', file: 'packages/files/src/late.ts', imports: '../../content/src/index.js' },
  { rule: 'engine-content', file: 'packages/content/src/late.ts', imports: '../../grading/src/index.js' },
  { rule: 'engines-are-pure', file: 'packages/grading/src/disk.ts', imports: 'node:fs' },
  {
    rule: 'server-and-web-meet-in-the-contract',
    file: 'apps/web/src/people/server.ts',
    imports: '../../../server/src/people/store.js',
  },
  { rule: 'platform-knows-no-domain', file: 'apps/server/src/platform/school.ts', imports: '../people/index.js' },
  {
    rule: 'platform-knows-no-engine',
    file: 'apps/server/src/platform/rich.ts',
    imports: '../../../../packages/content/src/index.js',
  },
  { rule: 'domain-knows-no-app', file: 'apps/server/src/people/app.ts', imports: '../app/guard.js' },
  { rule: 'enter-by-the-public-index', file: 'apps/server/src/papers/deep.ts', imports: '../people/policy.js' },
  { rule: 'server-order-people', file: 'apps/server/src/people/late.ts', imports: '../papers/index.js' },
  { rule: 'tables-belong-to-their-store', file: 'apps/server/src/people/query.ts', imports: './tables.js' },
  { rule: 'rules-and-policy-are-pure', file: 'apps/server/src/people/rules-clock.ts', imports: '../platform/clock.js' },
  { rule: 'only-routes-know-http', file: 'apps/server/src/people/http.ts', imports: '../platform/mount.js' },
  { rule: 'screens-do-not-reach-into-screens', file: 'apps/web/src/people/one/page.ts', imports: '../two/piece.js' },
  {
    rule: 'nested-screens-do-not-reach-into-screens',
    file: 'apps/web/src/people/part/three/page.ts',
    imports: '../four/piece.js',
  },
  { rule: 'web-has-no-node', file: 'apps/web/src/people/disk.ts', imports: 'node:fs' },
  { rule: 'nothing-imports-a-test', file: 'apps/server/src/people/cheat.ts', imports: './people.test.js' },
  { rule: 'resolvable', file: 'apps/server/src/people/lost.ts', imports: './nowhere.js' },
];

/** What the plants import. */
const imported = [
  'packages/content/src/index.ts',
  'packages/grading/src/index.ts',
  'packages/contract/src/people/model.ts',
  'packages/contract/src/papers/model.ts',
  'apps/server/src/people/index.ts',
  'apps/server/src/people/store.ts',
  'apps/server/src/people/policy.ts',
  'apps/server/src/people/tables.ts',
  'apps/server/src/people/people.test.ts',
  'apps/server/src/papers/index.ts',
  'apps/server/src/app/guard.ts',
  'apps/server/src/platform/clock.ts',
  'apps/server/src/platform/mount.ts',
  'apps/web/src/people/two/piece.ts',
  'apps/web/src/people/part/four/page.ts',
  'apps/web/src/people/part/four/piece.ts',
  'apps/web/src/people/part/parts/shared.ts',
];

const folder = mkdtempSync(join(tmpdir(), 'zhibi-boundaries-'));
let broken: Set<string>;

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeAll(async () => {
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const file of imported) plant(file, 'export const thing = 1;\n');
  for (const { file, imports, also } of plants) {
    // A type-only import counts too: it is the architecture that is guarded, not the bundle.
    plant(file, `import type * as other from '${imports}';\nexport type Other = typeof other;\n`);
    if (also)
      plant(
        also,
        `import type { Other } from './${file.split('/').at(-1)?.replace('.ts', '.js')}';\nexport type Back = Other;\n`,
      );
  }
  const { violations } = await violationsIn(folder);
  broken = new Set(
    violations.map(({ rule, from }: { rule: { name: string }; from: string }) => `${rule.name} ${from}`),
  );
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a planted violation is caught', () => {
  it.each(plants)('$rule', ({ rule, file }) => expect([...broken]).toContain(`${rule} ${file}`));
});

it('every rule has a plant, or belongs to a row of rules that has one', () => {
  const families = new Set(plants.map(({ rule }) => rule.replace(/-(order|content).*/, '-$1')));
  const without = forbiddenIn(root)
    .map(({ name }) => name)
    .filter((name) => !families.has(name.replace(/-order-.*/, '-order').replace(/^engine-.*/, 'engine-content')));
  expect(without).toEqual([]);
});
