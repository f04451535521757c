import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { type Manifest, readManifest, scriptsOf } from './manifest.js';
import { homes, homeWords } from './phases.js';

const root = join(import.meta.dirname, '..').replace(/[\\/]scripts[\\/]\.\.$/, '');

/** Of all screens only the login page is drawn here: the others stay where they are, unread. */
const isOtherScreen = (id: string, importer: string | undefined) =>
  importer !== undefined &&
  /[\\/]screens\.ts$/.test(importer) &&
  !/[\\/]session[\\/]/.test(importer) &&
  /^\.\.?\/(?!.*\b(screens|screen-line)\.js$)/.test(id);

/** Compiles what draws the first pictures, with the very styles that they need and no others. */
async function compileInto(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@zhibi\//] },
    plugins: [react()],
    build: {
      outDir,
      ssr: join(root, 'src/app/first-picture/draw.tsx'),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'node20',
      cssTarget: 'es2022',
      rolldownOptions: { external: isOtherScreen, output: { entryFileNames: 'draw.mjs' } },
    },
  });
}

const cssIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

/** The scripts behind each picture, which would come one after the other: fetched together as soon as the picture stands. */
function scriptsBehind(manifest: Manifest, language: 'zh' | 'en') {
  const words = (...places: string[]) => places.map((place) => `src/${place}/text.${language}.ts`);
  const always = ['src/app/start.tsx', ...words('platform', 'session')];
  const login = [...always, 'src/session/login/page.tsx'];
  const shell = [...always, ...words('app', 'people'), 'src/app/signed-in.tsx', 'src/app/home/page.tsx'];
  const home = [...shell, ...words(...homeWords.teacher), ...homes.teacher];
  const studentHome = [...shell, ...words(...homeWords.student), ...homes.student];
  const missing = [...login, ...home, ...studentHome].find((key) => manifest[key] === undefined);
  if (missing !== undefined) throw new Error(`${missing} is no chunk of its own any more: mend this list`);
  const filesOf = (keys: string[]) => [...scriptsOf(manifest, keys)].map((file) => `/${file}`);
  return {
    login: filesOf(login),
    shell: filesOf(shell),
    home: filesOf(home),
    studentHome: filesOf(studentHome),
  };
}

/** Draws the first pictures beside the built page: `first-pictures.json`, which the server reads. */
export const firstPictures = (): Plugin => {
  let dist = '';
  return {
    name: 'first-pictures',
    apply: 'build',
    configResolved: ({ build, root }) => {
      dist = join(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // Beside the application, so that what is compiled finds its packages.
        const folder = mkdtempSync(join(root, '.first-pictures-'));
        try {
          await compileInto(folder);
          const made = (await import(pathToFileURL(join(folder, 'draw.mjs')).href)) as {
            firstPictures(): Promise<object>;
          }; // as: what draw.tsx exports
          const manifest = readManifest(dist);
          const behind = { zh: scriptsBehind(manifest, 'zh'), en: scriptsBehind(manifest, 'en') };
          const drawn = { ...(await made.firstPictures()), style: cssIn(folder), behind };
          writeFileSync(join(dist, 'first-pictures.json'), JSON.stringify(drawn));
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    },
  };
};
