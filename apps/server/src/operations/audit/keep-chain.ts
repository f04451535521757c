import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Services } from '../../platform/services.js';
import { type Head, headOf, linkAudit } from './store.js';

export const LINK_AUDIT = 'link-audit';
const AT_ONCE = 5_000;

const KeptHead = z.object({ no: z.string().regex(/^\d+$/), hash: z.string() });

/** Outside of the database: whoever changes rows there cannot change it in the same stroke. */
const fileOf = (folder: string) => join(folder, 'audit-head.json');

/** Links what was written since, and keeps the head of the chain beside the data. */
export async function keepChain({ database, settings }: Pick<Services, 'database' | 'settings'>): Promise<void> {
  while ((await database.asSystem((system) => linkAudit(system, AT_ONCE))) === AT_ONCE);
  const head = await database.readAsSystem(headOf);
  if (head === undefined) return;
  const file = fileOf(settings.DATA_DIR);
  await writeFile(`${file}.new`, JSON.stringify(head));
  await rename(`${file}.new`, file);
}

/** The head as it was kept; undefined where none was, or where it is no longer readable. */
export async function keptHead(folder: string): Promise<Head | undefined> {
  try {
    return KeptHead.parse(JSON.parse(await readFile(fileOf(folder), 'utf8')));
  } catch {
    return undefined; // a new installation, or another machine than the one that kept it
  }
}
