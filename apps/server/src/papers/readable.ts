import type { Actor } from '@zhibi/contract/session';
import type { Readable } from '../disk/index.js';
import type { Db } from '../platform/db.js';
import { maySeePaper } from './policy.js';
import { papersByIds } from './store.js';

/** The papers of these ids that somebody may read, for the files that lie beside them. */
export async function readablePapers(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readable>> {
  const papers = await papersByIds(db, actor.schoolId, ids);
  return new Map(
    papers.filter((one) => maySeePaper(actor, one)).map(({ id, title }) => [id, { title, mayLink: true }]),
  );
}
