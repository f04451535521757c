import { toStamp } from '@zhibi/contract/kernel';
import type { libraryApi } from '@zhibi/contract/papers/library';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { maySeePaper } from '../policy.js';
import type { LaterDomains } from './later-domains.js';
import { ownerNames } from './owner-names.js';
import { canOf } from './readable-paper.js';
import { papersOnShelf } from './store.js';

const PAGE = 20;

/** One shelf of the library, newest first, each paper with whose it is and how often it was given. Three queries. */
export async function listLibrary(
  db: Db,
  actor: Actor,
  { cursor, ...wish }: z.output<typeof libraryApi.list.input>,
  { later, timeZone }: { later: LaterDomains; timeZone: string },
): Promise<z.input<typeof libraryApi.list.output>> {
  const { schoolId } = actor;
  const rows = await papersOnShelf(db, actor, wish, { before: idOfCursor(cursor), limit: PAGE });
  const { items, next } = pageAfter(rows, PAGE, ({ paperId }) => paperId);
  const [names, homework] = await Promise.all([
    ownerNames(
      db,
      schoolId,
      items.map(({ ownerAccountId }) => ownerAccountId),
    ),
    later.homeworkOfPapers(
      db,
      schoolId,
      items.map(({ paperId }) => paperId),
    ),
  ]);
  return {
    items: items.map((row) => ({
      ...row,
      updatedAt: toStamp(row.updatedAt, timeZone),
      ownerName: names.get(row.ownerAccountId) ?? '',
      isMine: maySeePaper(actor, row),
      isShared: row.sharedAt !== null,
      homeworkCount: homework.filter(({ paperId }) => paperId === row.paperId).length,
      can: canOf(actor, row),
    })),
    next,
  };
}
