import { buffer } from 'node:stream/consumers';
import type { Db } from '../../../platform/db.js';
import type { Services } from '../../../platform/services.js';
import { fillQuestions } from './fill-questions.js';
import { fillScans } from './fill-scans.js';
import type { FillRun } from './filling.js';
import { fillById, type OfFill, updateFill } from './store.js';

/** Puts what is in the file onto the pages; what is there stays when the work breaks off, and can be taken back. */
export async function runFill(
  services: Services,
  { progress, ...of }: OfFill & Pick<FillRun, 'progress'>,
): Promise<{ placed: number; skipped: number }> {
  const inSchool = <T>(work: (db: Db) => Promise<T>) => services.database.asActor({ schoolIds: [of.schoolId] }, work);
  const fill = await inSchool((db) => fillById(db, of));
  const content = fill.fileSha256 === null ? undefined : await services.files.open(fill.fileSha256);
  const bytes = content === undefined ? new Uint8Array() : new Uint8Array(await buffer(content));
  await inSchool((db) => updateFill(db, of, { state: 'running' }));
  const run: FillRun = { services, of, fill, inSchool, progress };
  if (fill.kind === 'pdf') await fillScans(run, bytes);
  else await fillQuestions(run);
  // The file itself is of no use any more: what it held is on the pages.
  await inSchool((db) => updateFill(db, of, { state: 'done', fileSha256: null }));
  const { rows } = await inSchool((db) => fillById(db, of));
  const placed = rows.filter(({ outcome }) => outcome === 'placed').length;
  return { placed, skipped: rows.length - placed };
}
