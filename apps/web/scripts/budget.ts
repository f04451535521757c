import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/** Reads Vite's manifest and fails when a page grew beyond what a school's network should carry. Sizes are JavaScript, gzipped. */
const dist = join(import.meta.dirname, '..', 'dist');
const KB = 1000;
const LOGIN_KB = 250;
const SHELL_KB = 400;
const SCREEN_KB = 60;
/** Tables and forms, fetched once for all screens of the staff while nobody waits. */
const WIDGETS_KB = 165;
/** Heavy libraries that a screen may load on demand without paying for them. */
const apart = /(^|\/)(echarts|katex|editor)-[\w-]+\.js$/;

const Chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
});
const manifest = z
  .record(z.string(), Chunk)
  .parse(JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')));

const sizes = new Map<string, number>();
function gzippedKb(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / KB;
  sizes.set(file, known);
  return known;
}

/** A chunk and everything it imports statically, by manifest key. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  return seen;
}

const filesOf = (keys: readonly string[]) => {
  const files = keys.flatMap((key) => [...withImports(key)]).flatMap((key) => manifest[key]?.file ?? []);
  return new Set(files.filter((file) => file.endsWith('.js')));
};
const weigh = (files: Iterable<string>) =>
  [...files].filter((file) => !apart.test(file)).reduce((sum, file) => sum + gzippedKb(file), 0);

const keyEnding = (ending: string) => {
  const key = Object.keys(manifest).find((one) => one.endsWith(ending));
  if (!key) throw new Error(`the manifest has no ${ending}: build first, or mend this script`);
  return key;
};

const first = ['index.html', keyEnding('src/app/start.tsx')];
/** The words that are loaded before a login, and with the shell; those of a screen are weighed with it. */
const firstWords = ['platform', 'session'].map((name) => keyEnding(`src/${name}/text.zh.ts`));
const shellWords = ['app', 'people'].map((name) => keyEnding(`src/${name}/text.zh.ts`));
const login = filesOf([...first, ...firstWords, keyEnding('src/session/login/page.tsx')]);
const shell = filesOf([...first, ...firstWords, ...shellWords, keyEnding('src/app/signed-in.tsx')]);
const widgets = filesOf([keyEnding('src/app/widgets.ts')]);
const beforeAnyScreen = new Set([...shell, ...widgets]);
const pages = Object.keys(manifest).filter(
  (key) => /^src\/.*(page|parts\/[\w-]+)\.tsx$/.test(key) && !key.endsWith('login/page.tsx'),
);

/** The words of a screen are those of the nearest folder above it that has some. */
function wordsOf(page: string): string[] {
  for (let folder = page; folder.includes('/'); ) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    if (manifest[`${folder}/text.zh.ts`]) return [`${folder}/text.zh.ts`];
  }
  return [];
}

const lines = [
  { name: 'login page', kb: weigh(login), limit: LOGIN_KB },
  { name: 'shell', kb: weigh(shell), limit: SHELL_KB },
  { name: 'widgets', kb: weigh([...widgets].filter((file) => !shell.has(file))), limit: WIDGETS_KB },
  ...pages.map((key) => ({
    name: key,
    kb: weigh([...filesOf([key, ...wordsOf(key)])].filter((file) => !beforeAnyScreen.has(file))),
    limit: SCREEN_KB,
  })),
];

for (const { name, kb, limit } of lines.sort((a, b) => b.limit - a.limit || b.kb - a.kb))
  console.log(`${kb > limit ? 'OVER' : 'ok  '}  ${kb.toFixed(1).padStart(7)} of ${limit} KB  ${name}`);
if (lines.some(({ kb, limit }) => kb > limit)) process.exitCode = 1;
