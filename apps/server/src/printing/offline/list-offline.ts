import { toStamp } from '@zhibi/contract/kernel';
import {
  type OfflineDetail,
  OfflineField,
  type OfflineRecord,
  type printOfflineApi,
} from '@zhibi/contract/printing/offline';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { schoolNamesOf } from '../../people/index.js';
import { cursorAfterKey, ensureCursor, keyOfCursor } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import type { Here } from '../settings/read-settings.js';
import { offlineView } from './offline-view.js';
import { fileCounts, filesOf, findOffline, type OfflineRow, offlineOf, stepsOf, type WantedOffline } from './store.js';

const PAGE = 30;
const MOST_EXPORTED = 5_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The records that somebody sees, the last printed first. */
export async function listOffline(
  db: Db,
  actor: Actor,
  { cursor, ...wanted }: z.output<typeof printOfflineApi.list.input>,
  here: Here,
) {
  const rows = await offlineOf(db, actor.schoolIds, wanted, { after: afterOf(cursor), limit: PAGE + 1 });
  const items = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? items.at(-1) : undefined;
  return {
    items: await viewsOf(db, actor, items, here),
    next: last === undefined ? null : cursorAfterKey([last.printedOn, last.id]),
  };
}

/** The same without pages, for a table. */
export async function offlineToExport(
  db: Db,
  actor: Actor,
  wanted: WantedOffline,
  here: Here,
): Promise<OfflineRecord[]> {
  const rows = await offlineOf(db, actor.schoolIds, wanted, { after: undefined, limit: MOST_EXPORTED });
  return viewsOf(db, actor, rows, here);
}

/** One record with its attachments and what has happened to it. */
export async function showOffline(db: Db, actor: Actor, id: string, here: Here): Promise<OfflineDetail> {
  const row = found(await findOffline(db, actor.schoolIds, id));
  const [[view], files, steps] = [
    await viewsOf(db, actor, [row], here),
    await filesOf(db, row),
    await stepsOf(db, row),
  ];
  const at = (instant: Date) => toStamp(instant, here.timeZone);
  return {
    ...found(view),
    attachments: files.map((file) => ({
      fileId: file.id,
      name: file.name,
      size: file.size,
      by: file.createdByName,
      at: at(file.createdAt),
    })),
    history: steps.map((one) => ({
      at: at(one.at),
      by: one.accountName,
      step: one.step,
      note: one.note,
      changed: OfflineField.options.filter((field) => field in one.before),
    })),
  };
}

async function viewsOf(
  db: Db,
  actor: Actor,
  rows: readonly OfflineRow[],
  { timeZone }: Here,
): Promise<OfflineRecord[]> {
  const schoolNames = await schoolNamesOf(db, [...new Set(rows.map(({ schoolId }) => schoolId))]);
  const counts = await fileCounts(db, rows);
  return rows.map((row) => offlineView(actor, row, { timeZone, schoolNames, files: counts.get(row.id) ?? 0 }));
}

function afterOf(cursor: string | undefined): readonly [string, string] | undefined {
  const [day, id] = keyOfCursor(cursor, 2)?.map(String) ?? [];
  if (day === undefined || id === undefined) return undefined;
  ensureCursor(DATE.test(day) && !Number.isNaN(Date.parse(day)) && UUID.test(id));
  return [day, id];
}
