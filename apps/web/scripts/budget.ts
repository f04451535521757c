import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readManifest, scriptsOf, stylesOf } from './manifest.js';
import { homes, homeWords } from './phases.js';

/** Reads Vite's manifest and fails when a page grew beyond what a school's network should carry. Sizes are JavaScript, gzipped. */
const dist = join(import.meta.dirname, '..', 'dist');
const KB = 1000;
/** One types into the first picture, which needs the page itself and what takes care of it; the form that sends comes after it. */
const TYPING_KB = 120;
const LOGIN_KB = 200;
const SHELL_KB = 330;
const SCREEN_KB = 60;
/** What the homes draw with and other screens too: it is there before any of those is opened. */
const HOMES_KB = 46;
/** Tables and forms, messages and the tray of uploads, fetched once for all screens of the staff while nobody waits. */
const WIDGETS_KB = 200;
/** A school's network asks for six files at a time over plain HTTP: how many scripts and styles a home may need, each part and its words among them. */
const HOME_FILES = 44;
/** Heavy libraries that a screen may load on demand without paying for them. */
const apart = /(^|\/)(echarts|katex|mathlive|editor)-[\w-]+\.js$/;

const manifest = readManifest(dist);

const sizes = new Map<string, number>();
function gzippedKb(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / KB;
  sizes.set(file, known);
  return known;
}

const filesOf = (keys: readonly string[]) => scriptsOf(manifest, keys);
const weigh = (files: Iterable<string>) =>
  [...files].filter((file) => !apart.test(file)).reduce((sum, file) => sum + gzippedKb(file), 0);

const keyEnding = (ending: string) => {
  const key = Object.keys(manifest).find((one) => one.endsWith(ending));
  if (!key) throw new Error(`the manifest has no ${ending}: build first, or mend this script`);
  return key;
};

/** The page of the login as the server sends it, and the scripts that it names. */
function beforeTyping(): number {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const { style, zh } = JSON.parse(readFileSync(join(dist, 'first-pictures.json'), 'utf8'));
  if (!/<input[^>]*name="password"/.test(zh.login)) throw new Error('one cannot type into the first picture');
  const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  return gzipSync(page + style + zh.login, { level: 9 }).length / KB + weigh(new Set(scripts));
}

const first = ['index.html', keyEnding('src/app/start.tsx')];
/** The words that are loaded before a login, and with the shell; those of a screen are weighed with it. */
const firstWords = ['platform', 'session'].map((name) => keyEnding(`src/${name}/text.zh.ts`));
const shellWords = ['app', 'people'].map((name) => keyEnding(`src/${name}/text.zh.ts`));
const login = filesOf([...first, ...firstWords, keyEnding('src/session/login/page.tsx')]);
const shell = filesOf([...first, ...firstWords, ...shellWords, keyEnding('src/app/signed-in.tsx')]);
const widgets = filesOf([keyEnding('src/app/widgets.ts')]);
const atHome = filesOf(homes.teacher.map(keyEnding));
const beforeAnyScreen = new Set([...shell, ...widgets, ...atHome]);
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

/** The scripts and styles of a home, with the shell around it. */
function filesOfHome(name: keyof typeof homes): number {
  const texts = homeWords[name].map((place) => keyEnding(`src/${place}/text.zh.ts`));
  const keys = [
    ...first,
    ...firstWords,
    ...shellWords,
    keyEnding('src/app/signed-in.tsx'),
    keyEnding('src/app/home/page.tsx'),
  ];
  const all = [...keys, ...texts, ...homes[name].map(keyEnding)];
  return scriptsOf(manifest, all).size + stylesOf(manifest, all).size;
}

const lines = [
  { name: 'before one can type', kb: beforeTyping(), limit: TYPING_KB },
  { name: 'login page', kb: weigh(login), limit: LOGIN_KB },
  { name: 'shell', kb: weigh(shell), limit: SHELL_KB },
  { name: 'home of a teacher', kb: weigh([...atHome].filter((file) => !shell.has(file))), limit: HOMES_KB },
  {
    name: 'widgets',
    kb: weigh([...widgets].filter((file) => !shell.has(file) && !atHome.has(file))),
    limit: WIDGETS_KB,
  },
  ...pages.map((key) => ({
    name: key,
    kb: weigh([...filesOf([key, ...wordsOf(key)])].filter((file) => !beforeAnyScreen.has(file))),
    limit: SCREEN_KB,
  })),
];

for (const { name, kb, limit } of lines.sort((a, b) => b.limit - a.limit || b.kb - a.kb))
  console.log(`${kb > limit ? 'OVER' : 'ok  '}  ${kb.toFixed(1).padStart(7)} of ${limit} KB  ${name}`);
const counts = (['teacher', 'student'] as const).map((name) => ({ name, files: filesOfHome(name) }));
for (const { name, files } of counts)
  console.log(`${files > HOME_FILES ? 'OVER' : 'ok  '}  ${files} of ${HOME_FILES} files  home of a ${name}`);
if (lines.some(({ kb, limit }) => kb > limit) || counts.some(({ files }) => files > HOME_FILES)) process.exitCode = 1;
