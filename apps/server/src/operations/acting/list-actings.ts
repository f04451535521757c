import { toStamp } from '@zhibi/contract/kernel';
import type { ActingCall, ActingRow } from '@zhibi/contract/operations';
import { schoolNamesOf } from '../../people/index.js';
import { cursorAfterKey, ensureCursor, idOfCursor, keyOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import type { Here } from './act.js';
import { partOf } from './rules.js';
import { shownRow } from './shown.js';
import { type ActingRecord, callsOf, countCalls, newestActings } from './store.js';

const PAGE = 20;
const CALLS = 50;
const NUMBER = /^\d{1,18}$/;

/** One page of the times that somebody acted for a school of the caller's. `system` counts calls, which only the system may read. */
export async function listActings(
  { db, system }: { db: Db; system: Db },
  { cursor }: { cursor?: string | undefined },
  { now, timeZone }: Here,
): Promise<{ items: ActingRow[]; next: string | null }> {
  const rows = await newestActings(db, { before: idOfCursor(cursor), limit: PAGE + 1 });
  const { items, next } = pageAfter<ActingRecord>(rows, PAGE, ({ id }) => id);
  const ids = items.map(({ id }) => id);
  const [counts, names] = await Promise.all([
    countCalls(system, ids),
    schoolNamesOf(system, [...new Set(items.map(({ schoolId }) => schoolId))]),
  ]);
  return { items: items.map((row) => shownRow(row, { names, counts: counts.get(row.id), now, timeZone })), next };
}

/** One page of the calls of an acting that the caller has been shown to see. */
export async function listCalls(
  system: Db,
  of: { actingId: string; changesOnly: boolean; cursor?: string | undefined },
  timeZone: string,
): Promise<{ items: ActingCall[]; next: string | null }> {
  const before = keyOfCursor(of.cursor, 1)?.map(String)[0];
  ensureCursor(before === undefined || NUMBER.test(before));
  const { actingId, changesOnly } = of;
  const rows = await callsOf(system, { actingId, changesOnly, before, limit: CALLS + 1 });
  const page = rows.slice(0, CALLS);
  const last = page.at(-1);
  return {
    items: page.map(({ id, at, path, change }) => ({
      id,
      time: toStamp(at, timeZone),
      part: partOf(path),
      path,
      isChange: change,
    })),
    next: rows.length > CALLS && last ? cursorAfterKey([last.id]) : null,
  };
}
