// The architecture as rules for dependency-cruiser: what may import what. docs/architecture.md tells why.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { circlesOf } from './circles.mjs';
import { domainOrder, engines } from './domain-order.mjs';

const TEST = '[.]test[.]tsx?$|^apps/(server|web)/test/|^apps/server/demo/|^apps/server/src/cli|^e2e/|^bench/|/scripts/';
const DOMAIN = `(${domainOrder.join('|')})`;
const anyOf = (names) => (names.length > 0 ? `(${names.join('|')})` : '(?!)');

/** Nothing may reach a later one: one rule for each place in the order. */
const rank = (name, from, to, exceptions = []) =>
  domainOrder.slice(0, -1).map((domain, i) => ({
    name: `${name}-${domain}`,
    severity: 'error',
    from: { path: from(domain), pathNot: [TEST] },
    to: { path: to(anyOf(domainOrder.slice(i + 1))), pathNot: exceptions },
  }));

/** The folders of screens below `baseDir`, however deep: those that hold a page. */
const screensIn = (baseDir) => {
  const web = join(baseDir, 'apps/web/src');
  if (!existsSync(web)) return [];
  return readdirSync(web, { recursive: true })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\/page[.]tsx?$/.test(path) && domainOrder.includes(path.split('/')[0]))
    .map((path) => path.replace(/\/page[.]tsx?$/, ''))
    .sort();
};

export const forbiddenIn = (baseDir) => [
  {
    name: 'contract-is-the-floor',
    severity: 'error',
    from: { path: '^packages/contract/', pathNot: [TEST] },
    to: { pathNot: ['^packages/contract/', 'node_modules/zod/'] },
  },
  {
    name: 'kernel-knows-no-domain',
    severity: 'error',
    from: { path: '^packages/contract/src/kernel/' },
    to: { path: '^packages/contract/src/(?!kernel/)' },
  },
  ...rank(
    'contract-order',
    (d) => `^packages/contract/src/${d}/`,
    (later) => `^packages/contract/src/${later}/`,
  ),
  ...engines.map((engine, i) => ({
    name: `engine-${engine}`,
    severity: 'error',
    from: { path: `^packages/${engine}/`, pathNot: [TEST] },
    to: { path: ['^apps/', `^packages/${anyOf(engines.slice(i + 1))}/`] },
  })),
  {
    name: 'engines-are-pure',
    severity: 'error',
    from: {
      path: `^packages/${anyOf(engines)}/src/`,
      pathNot: [
        TEST,
        '^packages/typeset/src/(fonts|press)/',
        '^packages/typeset/src/[^/]*(worker|pool|press|fonts)[^/]*$',
        '[.](worker|node)[.]ts$',
      ],
    },
    to: {
      path: '^(node:)?(fs|net|http|https|child_process|worker_threads|os|dgram|tls)(/|$)',
      dependencyTypes: ['core'],
    },
  },
  {
    name: 'server-and-web-meet-in-the-contract',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'platform-knows-no-domain',
    severity: 'error',
    from: { path: '^apps/([^/]+)/src/platform/', pathNot: [TEST] },
    to: { path: '^apps/$1/src/', pathNot: '^apps/$1/src/platform/' },
  },
  {
    name: 'platform-knows-no-engine',
    severity: 'error',
    from: { path: '^apps/server/src/platform/', pathNot: [TEST] },
    to: { path: '^packages/', pathNot: '^packages/(contract|files)/' },
  },
  {
    name: 'domain-knows-no-app',
    severity: 'error',
    from: { path: `^apps/([^/]+)/src/${DOMAIN}/`, pathNot: [TEST] },
    to: { path: '^apps/$1/src/app/' },
  },
  {
    name: 'enter-by-the-public-index',
    severity: 'error',
    from: { path: `^apps/([^/]+)/src/${DOMAIN}/`, pathNot: [TEST] },
    to: { path: `^apps/$1/src/${DOMAIN}/`, pathNot: ['^apps/$1/src/$2/', '/src/[^/]+/index[.]tsx?$'] },
  },
  ...rank(
    'server-order',
    (d) => `^apps/server/src/${d}/`,
    (later) => `^apps/server/src/${later}/`,
  ),
  {
    name: 'tables-belong-to-their-store',
    severity: 'error',
    from: { path: `^apps/server/src/${DOMAIN}/`, pathNot: ['/(store|tables)[^/]*[.]ts$', TEST] },
    to: { path: ['/tables[.]ts$', 'node_modules/drizzle-orm/'] },
  },
  {
    name: 'rules-and-policy-are-pure',
    severity: 'error',
    from: { path: '^apps/server/src/.*/(rules|policy)[^/]*[.]ts$', pathNot: TEST },
    to: {
      pathNot: [
        '^packages/',
        '^apps/server/src/.*/(rules|policy)',
        '^apps/server/src/[^/]+/index[.]ts$',
        '^apps/server/src/platform/sheets/',
        'node_modules/(zod|pinyin-pro|fflate)/',
      ],
    },
  },
  {
    name: 'only-routes-know-http',
    severity: 'error',
    from: { path: `^apps/server/src/${DOMAIN}/`, pathNot: ['/(routes|index|device-of)[.]ts$', TEST] },
    to: { path: ['node_modules/fastify/', '/platform/mount[.]ts$'] },
  },
  {
    name: 'screens-do-not-reach-into-screens',
    severity: 'error',
    from: { path: `^apps/web/src/${DOMAIN}/([^/]+)/`, pathNot: [TEST] },
    to: { path: '^apps/web/src/$1/[^/]+/', pathNot: ['^apps/web/src/$1/$2/', '^apps/web/src/$1/parts/'] },
  },
  {
    name: 'nested-screens-do-not-reach-into-screens',
    severity: 'error',
    from: { path: `^apps/web/src/${anyOf(screensIn(baseDir))}/`, pathNot: [TEST] },
    to: { path: `^apps/web/src/${anyOf(screensIn(baseDir))}/`, pathNot: ['^apps/web/src/$1/'] },
  },
  {
    name: 'web-has-no-node',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: [TEST] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'nothing-imports-a-test',
    severity: 'error',
    from: { pathNot: [TEST] },
    to: { path: '[.]test[.]tsx?$|^apps/(server|web)/test/' },
  },
  { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: ['[?]', '^virtual:'] } },
];

/** Nothing may import what imports it, in however many steps: see `circlesOf`. */
const NO_CIRCLE = { name: 'no-circle', severity: 'error' };

export const options = {
  skipAnalysisNotInRules: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)dist/' },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
  },
};

/** Every rule with the imports that break it, for the tree below `baseDir`; `cache`: where to keep what files import, told by their content. */
export async function violationsIn(baseDir, cache) {
  const { cruise } = await import('dependency-cruiser');
  const extractTSConfig = (await import('dependency-cruiser/config-utl/extract-ts-config')).default;
  const result = await cruise(
    ['apps', 'packages'],
    { ...options, ruleSet: { forbidden: forbiddenIn(baseDir), options }, validate: true, baseDir, cache },
    undefined,
    { tsConfig: extractTSConfig(`${baseDir}/tsconfig.json`) },
  );
  const { modules, summary } = result.output;
  const circles = circlesOf(modules).map((circle) => ({ ...circle, rule: NO_CIRCLE }));
  return { modules: summary.totalCruised, violations: [...summary.violations, ...circles] };
}
