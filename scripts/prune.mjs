// Takes out of node_modules what neither building nor running needs.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ALONE, isMap, UNNEEDED } from './unneeded.mjs';

export function prune(modules) {
  for (const name of UNNEEDED) rmSync(join(modules, name), { recursive: true, force: true });
  for (const [folder, kept] of Object.entries(ALONE)) {
    const path = join(modules, folder);
    for (const name of existsSync(path) ? readdirSync(path) : []) if (!kept.includes(name)) rmSync(join(path, name));
  }
  for (const map of mapsIn(modules)) rmSync(map);
}

/** Ours are linked there: their folders are left alone. */
function* mapsIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* mapsIn(path);
    else if (entry.isFile() && isMap(entry.name)) yield path;
  }
}
