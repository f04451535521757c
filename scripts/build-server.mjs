// Compiles the server into apps/server/dist: our own sources as one bundle with source maps; packages stay where npm put
// them, but for those of many small files.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch } from 'rolldown';
import { pages } from './build-pages.mjs';
import { compile, isOurs, outputTo, placesOfSources, resolve, root, sourcesIn } from './compile.mjs';
import { PACKAGES_FOR_EFFECT } from './for-effect.mjs';

const dist = join(root, 'apps/server/dist');
const thread = /new URL\('(\.[^']*)\.mjs', import\.meta\.url\)/g;

/** Packages of hundreds of small files that hold nothing but code: to find and read each of them is a quarter of a start. */
const BUNDLED =
  /^(zod|drizzle-orm|write-excel-file|jose|nodemailer|pinyin-pro|uuid|entities|csv-parse|dom(utils|handler|-serializer)|altcha-lib|htmlparser2|qr)(\/|$)/;

/** Every file that a source opens as a thread becomes an entry of its own, beside the bundle: its name must be the only one. */
function threadsIn(folder) {
  const found = {};
  for (const source of sourcesIn(folder)) {
    if (!source.endsWith('.ts') || source.endsWith('.test.ts')) continue; // specifications are never compiled
    for (const [, path] of readFileSync(source, 'utf8').matchAll(thread)) {
      const name = path.slice(2);
      // Compiled, all of them lie in one folder: named by another it would be read from its source, which only developers can.
      if (path !== `./${name}` || name.includes('/'))
        throw new Error(`${source} opens ${path}.mjs, which is not beside it`);
      const file = join(dirname(source), `${name}.mjs`);
      if (found[name] !== undefined && found[name] !== file)
        throw new Error(`two threads are called ${basename(file)}`);
      found[name] = file;
    }
  }
  return found;
}

const options = () => ({
  cwd: root,
  platform: 'node',
  input: {
    main: 'apps/server/src/main.ts',
    cli: 'apps/server/src/cli.ts',
    keep: 'apps/server/src/keep.ts',
    ...threadsIn(join(root, 'apps/server')),
  },
  external: (id) => !/^(\.|\/|#|@zhibi\/|[A-Za-z]:)/.test(id) && !BUNDLED.test(id),
  plugins: [placesOfSources(dist)],
  // No module of ours does anything by being read (style), so what nobody uses of a package need not be read either.
  treeshake: { moduleSideEffects: (id, isExternal) => (isExternal ? PACKAGES_FOR_EFFECT.has(id) : !isOurs(id)) },
  resolve,
  output: outputTo(dist),
});

export const buildServer = () => compile(options());

/** Compiles anew whenever a source changes, and says so. */
export function watchServer(built) {
  const watcher = watch([options(), pages]);
  watcher.on('event', async (event) => {
    if (event.code === 'ERROR') built(event.error);
    if (event.code === 'END') built();
  });
  return watcher;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await buildServer();
