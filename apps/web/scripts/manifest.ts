import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
});
export type Manifest = Readonly<Record<string, z.infer<typeof Chunk>>>;

/** What Vite says of the build in a folder: which source became which file, and what that imports. */
export const readManifest = (dist: string): Manifest =>
  z.record(z.string(), Chunk).parse(JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')));

/** A chunk and everything it imports statically, by manifest key. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, seen);
  return seen;
}

/** The chunks that these sources need, each once. */
const chunksOf = (manifest: Manifest, keys: readonly string[]) =>
  [...new Set(keys.flatMap((key) => [...withImports(manifest, key)]))].flatMap((key) => manifest[key] ?? []);

/** The scripts that these sources need, each once. */
export const scriptsOf = (manifest: Manifest, keys: readonly string[]): Set<string> =>
  new Set(chunksOf(manifest, keys).flatMap(({ file }) => (file.endsWith('.js') ? [file] : [])));

/** Their styles, each once. */
export const stylesOf = (manifest: Manifest, keys: readonly string[]): Set<string> =>
  new Set(chunksOf(manifest, keys).flatMap(({ css }) => css));
