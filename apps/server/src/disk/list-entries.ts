import { type DiskEntry, diskApi } from '@zhibi/contract/disk';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { cursorAfterKey, keyOfCursor } from '../platform/cursor.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { accountFactsById } from '../session/index.js';
import { fileFields, folderFields } from './file-fields.js';
import { entryCan, hasDisk, maySee } from './policy.js';
import { reachFolder } from './reach.js';
import { type Reached, reachByIds } from './store-access.js';
import { countRows, type ListedRow, listRows } from './store-lists.js';

export interface Here {
  now: Date;
  timeZone: string;
}

const PAGE = 50;

/** One page of a folder, of what is starred, shared or thrown away, each row with what may be done with it. */
export async function listEntries(
  db: Db,
  actor: Actor,
  input: z.output<typeof diskApi.list.input>,
  { now, timeZone }: Here,
): Promise<{ items: DiskEntry[]; next: string | null; total: number }> {
  ensure(hasDisk(actor), 'not-found');
  const { scope, words = '', kind, sort } = input;
  const target = scope === 'folder' ? await reachFolder(db, actor, input.parentCdId, maySee, now) : undefined;
  const wanted = { scope, words, kind, sort, after: keyOfCursor(input.cursor, 3), limit: PAGE + 1 };
  const rows = await listRows(db, actor, { ...wanted, ...(target && { target }) }, now);
  const total = await countRows(db, actor, { ...wanted, ...(target && { target }) }, now);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const reachById = await reachByIds(
    db,
    actor,
    page.map((row) => row.id),
    now,
  );
  const people = await accountFactsById(db, [...new Set(page.map((row) => row.createdBy))]);
  const items = page.flatMap((row) => {
    const reached = reachById.get(row.id);
    const by = people.get(row.createdBy)?.name ?? '';
    return reached === undefined ? [] : [entryOf(actor, row, reached, by, timeZone)];
  });
  const more = rows.length > PAGE && last !== undefined;
  return { items, total, next: more ? cursorAfterKey([last.isFolder ? 0 : 1, last.key, last.id]) : null };
}

const entryOf = (actor: Actor, row: ListedRow, reached: Reached, by: string, timeZone: string): DiskEntry => ({
  cdId: row.id,
  name: row.name,
  ...(row.isFolder ? folderFields : fileFields(row.name, diskApi.download, { cdId: row.id })),
  kind: row.kind,
  size: row.size,
  items: row.isFolder ? row.items : 0,
  changedAt: toStamp(row.changedAt, timeZone),
  by,
  isMine: row.createdBy === actor.accountId,
  starred: row.starred,
  shared: row.shared,
  excerpt: row.excerpt ?? '',
  versions: row.versions,
  trashedAt: row.trashedAt && toStamp(row.trashedAt, timeZone),
  can: entryCan(actor, reached),
});
