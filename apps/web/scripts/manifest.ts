import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
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

/** The scripts that these sources need, each once. */
export function scriptsOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = keys.flatMap((key) => [...withImports(manifest, key)]).flatMap((key) => manifest[key]?.file ?? []);
  return new Set(files.filter((file) => file.endsWith('.js')));
}
