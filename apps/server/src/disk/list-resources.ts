import { diskApi, type Resource } from '@zhibi/contract/disk';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { isLeader, subjectsById } from '../people/index.js';
import { idOfCursor, pageAfter } from '../platform/cursor.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { accountFactsById } from '../session/index.js';
import { fileFields } from './file-fields.js';
import { hasDisk, resourceCan } from './policy.js';
import { countWaiting, type ResourceRow, resourcesOf, type WantedResources } from './store-resources.js';

const PAGE = 50;

/** What stands on the shelf of the school, newest first. */
export async function listResources(
  db: Db,
  actor: Actor,
  { cursor, ...wanted }: z.output<typeof diskApi.resources.input>,
  timeZone: string,
) {
  return page(db, actor, { ...wanted, states: ['approved'] }, cursor, timeZone);
}

/** What was offered: all of it for the leaders, one's own for everybody else. */
export async function listOffers(
  db: Db,
  actor: Actor,
  { state, cursor }: z.output<typeof diskApi.offers.input>,
  timeZone: string,
) {
  ensure(hasDisk(actor), 'not-found');
  const createdBy = isLeader(actor) ? undefined : actor.accountId;
  const offers = await page(db, actor, { states: state && [state], createdBy }, cursor, timeZone);
  return { ...offers, waiting: await countWaiting(db, actor.schoolId, createdBy) };
}

async function page(
  db: Db,
  actor: Actor,
  wanted: Omit<WantedResources, 'before' | 'limit'>,
  cursor: string | undefined,
  timeZone: string,
): Promise<{ items: Resource[]; next: string | null }> {
  ensure(hasDisk(actor), 'not-found');
  const rows = await resourcesOf(db, actor.schoolId, { ...wanted, before: idOfCursor(cursor), limit: PAGE + 1 });
  const { items, next } = pageAfter(rows, PAGE, (row) => row.id);
  const people = await accountFactsById(db, [...new Set(items.map((row) => row.createdBy))]);
  const subjects = await subjectsById(db);
  return {
    next,
    items: items.map((row) =>
      shown(actor, row, {
        by: people.get(row.createdBy)?.name ?? '',
        subjectName: subjects.get(row.subjectId ?? 0)?.name ?? '',
        timeZone,
      }),
    ),
  };
}

const shown = (
  actor: Actor,
  row: ResourceRow,
  { by, subjectName, timeZone }: { by: string; subjectName: string; timeZone: string },
): Resource => ({
  resourceId: row.id,
  name: row.name,
  ...fileFields(row.name, diskApi.downloadResource, { resourceId: row.id }),
  kind: row.kind,
  size: row.size,
  subjectId: row.subjectId,
  subjectName,
  note: row.note,
  state: row.state,
  reason: row.reason,
  by,
  isMine: row.createdBy === actor.accountId,
  at: toStamp(row.createdAt, timeZone),
  decidedAt: row.decidedAt && toStamp(row.decidedAt, timeZone),
  taken: row.taken,
  can: resourceCan(actor, row),
});
