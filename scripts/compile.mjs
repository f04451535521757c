// What the compiling of our programs shares.
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const own = [join(root, 'apps', '/'), join(root, 'packages', '/')];

export const isOurs = (id) => own.some((folder) => id.startsWith(folder)) && !id.includes('node_modules');

/**
 * A module keeps the place of its source, so that what lies beside it is found where it lies (migrations, templates, fonts, banks);
 * only threads lie beside the bundle.
 */
export const placesOfSources = (dist) => ({
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
});

/** TypeScript is imported by the name that it will have. */
export const resolve = { extensionAlias: { '.js': ['.ts', '.js'] } };

/** Side by side: the places of sources are told from this one folder. */
export const outputTo = (dist) => ({
  dir: dist,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
});

/** Compiles beside what was compiled last, and changes places with it at once: a program of it may be starting. */
export async function compile(options) {
  const { dir } = options.output;
  const made = `${dir}.${process.pid}`;
  const bundle = await rolldown(options);
  await bundle.write({ ...options.output, dir: made });
  await bundle.close();
  rmSync(dir, { recursive: true, force: true });
  renameSync(made, dir);
}

/** Every file below a folder that is a source: neither packages nor what was compiled. */
export function* sourcesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('dist')) yield* sourcesIn(path);
    else if (entry.isFile()) yield path;
  }
}
