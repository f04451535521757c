import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Services } from '../services.js';
import { type Chain, type Head, headOf, linkRows } from './store.js';

const AT_ONCE = 5_000;

const KeptHead = z.object({ no: z.string().regex(/^\d+$/), hash: z.string() });

/** Links what was written since, and keeps the head beside the data: whoever changes rows cannot change it in the same stroke. */
export async function keepChain(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  chain: Chain,
): Promise<void> {
  while ((await database.asSystem((system) => linkRows(system, chain, AT_ONCE))) === AT_ONCE);
  const head = await database.readAsSystem((system) => headOf(system, chain));
  if (head === undefined) return;
  const file = join(settings.DATA_DIR, chain.headFile);
  await writeFile(`${file}.new`, JSON.stringify(head));
  await rename(`${file}.new`, file);
}

/** The head as it was kept; undefined where none was, or where it is no longer readable. */
export async function keptHead(folder: string, { headFile }: Chain): Promise<Head | undefined> {
  try {
    return KeptHead.parse(JSON.parse(await readFile(join(folder, headFile), 'utf8')));
  } catch {
    return undefined; // a new installation, or another machine than the one that kept it
  }
}
