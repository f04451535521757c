import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
// What a project sets up once is read in this process, as its specifications are in theirs.
import './scripts/typescript/register.mjs';

/** What a file with a glob means depends on which files there are: kept, it would not see a new one. */
const globsAreReadAnew: Plugin = {
  name: 'zhibi-globs',
  configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
    experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      sourceCode.includes('import.meta.glob') ? false : undefined,
    ),
};

/**
 * Node reads the sources by itself, types left out, where nothing of Vite's is needed: a process that does not know the server yet reads
 * its 2,000 files in five seconds, where Vite's runner takes twenty.
 */
const byNode = {
  environment: 'node',
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', pathToFileURL('scripts/typescript/register.mjs').href],
} as const;

const pages = ['packages/typeset/src/**/*.test.ts', 'packages/scan/src/printed/**/*.test.ts'];
/** What takes seconds a file and changes seldom: `npm run check` leaves it to `npm test`. */
const engines = [
  'packages/{scan,ink,exchange,assembly,content,files}/src/**/*.test.ts',
  'packages/contract/src/papers/cards/cards.test.ts', // thousands of cards laid out
  'apps/server/src/marking/reading/rules-hard-cases.test.ts',
  'apps/server/src/operations/backup/rules-frames.test.ts', // a passphrase is made slow to guess
];

/** One more than two cores: a specification waits a quarter of its time for the database, the browser and what else it started. */
const WORKERS = 3;

export default defineConfig({
  test: {
    // What was compiled for one project, or by the last run, is not compiled again: projects share most of their sources.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/zhibi/modules' },
    // No order of groups: whoever has no file of one project left begins with the next, and nobody waits for another's last file.
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/{rules,policy}*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...engines, ...pages, '**/node_modules/**'],
          ...byNode,
          setupFiles: ['scripts/properties.ts'],
          isolate: false, // pure rules leave nothing behind
          testTimeout: 30_000, // properties share two cores with whatever else runs
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'engines', // as pure as the rules, but pictures are drawn and read, hands made and files of other programs written
          include: engines,
          exclude: [...pages, '**/node_modules/**'],
          ...byNode,
          setupFiles: ['scripts/properties.ts'],
          isolate: false,
          testTimeout: 30_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'pages', // apart from the rules: fonts are made, papers set and measured in rasters, which takes its time
          include: pages,
          ...byNode,
          globalSetup: ['scripts/built-pages.ts'],
          setupFiles: ['scripts/properties.ts'],
          isolate: false,
          testTimeout: 30_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude: ['**/{rules,policy}*.test.ts', '**/node_modules/**'],
          ...byNode,
          globalSetup: ['scripts/built-server.ts', 'apps/server/test/engine.ts'],
          setupFiles: ['scripts/properties.ts'],
          isolate: false, // the server's modules are read once; each specification has a test world of its own
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
        },
      },
      {
        plugins: [globsAreReadAnew],
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['scripts/properties.ts', 'apps/web/test/tidy.ts'],
          execArgv: ['--max-semi-space-size=64'], // pages are drawn and thrown away: clearing up after them took a seventh of the time
          isolate: false, // the screens share most of their modules: read once, not a hundred times
          testTimeout: 20_000,
          maxWorkers: WORKERS,
          expect: { poll: { timeout: 5_000 } }, // as patient as what is found by text: see apps/web/test/show.tsx
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['scripts/built-server.ts', 'apps/server/test/engine.ts', 'e2e/unpacked-browser.ts'],
          ...byNode,
          isolate: false, // the server's modules are read once, as in its own specifications
          testTimeout: 240_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
          expect: { poll: { timeout: 30_000 } }, // what a page draws is waited for as its texts are
        },
      },
    ],
  },
});
