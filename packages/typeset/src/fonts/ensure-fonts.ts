import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faces, RECIPE } from './recipe.js';

const packaged = createRequire(import.meta.url);

/** Where fonts are kept when nobody says otherwise: `.cache/fonts` of the repository. */
export const fontCache = () => fileURLToPath(new URL('../../../../.cache/fonts', import.meta.url));

/** Folder of the fonts of a paper, made on first use (about 3 s, once a machine). Several processes may ask at once. */
export async function ensureFonts(cache = fontCache()): Promise<string> {
  const folder = join(cache, fontKey());
  // What makes them is not read where they are made already.
  if (!existsSync(folder)) await (await import('./build-fonts.js')).buildFonts(folder);
  return folder;
}

/** Changes with the recipe and with the versions of the packages that the fonts are made from. */
export function fontKey(): string {
  const versions = faces.map((face) => readFileSync(packaged.resolve(`${face.from}/package.json`), 'utf8'));
  const key = JSON.stringify([RECIPE, faces, ...versions.map((text) => JSON.parse(text).version)]);
  return createHash('sha256').update(key).digest('hex').slice(0, 12);
}
