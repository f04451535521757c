// Compiles the server into apps/server/dist: our own sources as one bundle with source maps; packages stay where npm put them.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown, watch } from 'rolldown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'apps/server/dist');
const thread = /new URL\('\.\/([\w-]+)\.mjs', import\.meta\.url\)/g;
const own = `${join(root, 'apps')}/`;
const packages = `${join(root, 'packages')}/`;
const isOurs = (id) => (id.startsWith(own) || id.startsWith(packages)) && !id.includes('node_modules');

/** Every file that a source opens as a thread becomes an entry of its own, beside the bundle: its name must be the only one. */
function threadsIn(folder, found = {}) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist') threadsIn(path, found);
    else if (entry.name.endsWith('.ts'))
      for (const [, name] of readFileSync(path, 'utf8').matchAll(thread)) {
        const file = join(folder, `${name}.mjs`);
        if (found[name] !== undefined && found[name] !== file) throw new Error(`two threads are called ${name}`);
        found[name] = file;
      }
  }
  return found;
}

/**
 * A module keeps the place of its source, so that what lies beside it is found where it lies (migrations, templates, fonts, banks);
 * only threads lie beside the bundle.
 */
const placesOfSources = {
  name: 'places-of-sources',
  transform(code, id) {
    if (!isOurs(id) || !code.includes('import.meta.')) return null;
    const place = (path) => `new URL(${JSON.stringify(relative(dist, path).replaceAll('\\', '/'))}, import.meta.url)`;
    const parts = code.split(/(new URL\('\.\/[\w-]+\.mjs', import\.meta\.url\)|import\.meta\.(?:url|dirname))/);
    const placed = parts.map((part) => {
      if (part === 'import.meta.url') return `${place(id)}.href`;
      return part === 'import.meta.dirname' ? `pathOfSource(${place(dirname(id))})` : part;
    });
    const needs = code.includes('import.meta.dirname')
      ? "import { fileURLToPath as pathOfSource } from 'node:url'; "
      : '';
    return { code: needs + placed.join(''), map: null };
  },
};

const options = () => ({
  cwd: root,
  platform: 'node',
  input: {
    main: 'apps/server/src/main.ts',
    cli: 'apps/server/src/cli.ts',
    ...threadsIn(join(root, 'packages'), threadsIn(join(root, 'apps/server'))),
  },
  external: (id) => !/^(\.|\/|@zhibi\/|[A-Za-z]:)/.test(id),
  plugins: [placesOfSources],
  // No module of ours does anything by being read (style), so what nobody uses of a package need not be read either.
  treeshake: { moduleSideEffects: false },
  resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
});
const output = {
  dir: dist,
  format: 'esm',
  sourcemap: true,
  // Side by side: the places of sources are told from this one folder.
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
};

export async function buildServer() {
  rmSync(dist, { recursive: true, force: true });
  const bundle = await rolldown(options());
  await bundle.write(output);
  await bundle.close();
}

/** Compiles anew whenever a source changes, and says so. */
export function watchServer(built) {
  const watcher = watch({ ...options(), output });
  watcher.on('event', async (event) => {
    if (event.code === 'ERROR') built(event.error);
    if (event.code === 'END') built();
  });
  return watcher;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await buildServer();
