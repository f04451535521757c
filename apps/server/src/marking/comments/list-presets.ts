import { toStamp } from '@zhibi/contract/kernel';
import type { commentsApi, PresetComment } from '@zhibi/contract/marking/comments';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { homeworkForTeacher, isInSchool } from '../../homework/index.js';
import { itemsOf } from '../../papers/index.js';
import { findSchool } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Database, Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayEditPreset } from './policy.js';
import { byUse, groupsAlike } from './rules.js';
import { type PresetCount, type PresetRow, type PresetsWanted, presetCounts, presetsOn } from './store-presets.js';

export interface Here {
  /** For the comments of the district, which are other schools' rows. */
  database: Pick<Database, 'readAsSystem'>;
  timeZone: string;
}

const PAGE = 50;
/** So many are offered beside an answer. */
const OFFERED = 12;
/** So many are compared with each other: a teacher writes hundreds in a life. */
const COMPARED = 500;

type Wanted = Omit<PresetsWanted, 'schoolId' | 'accountId'>;

/** What a teacher finds: the own school's and, where it belongs to a district, what others share there. */
async function presetsFor(db: Db, actor: Actor, wanted: Wanted, { database }: Here): Promise<PresetRow[]> {
  ensure(isInSchool(actor), 'not-found');
  const asked = { ...wanted, schoolId: actor.schoolId, accountId: actor.accountId };
  const own = await presetsOn(db, { kind: 'school' }, asked);
  if (wanted.scope !== undefined && wanted.scope !== 'region') return own;
  const regionId = (await findSchool(db, actor.schoolId))?.regionId ?? null;
  if (regionId === null) return own;
  const shared = await database.readAsSystem((system) => presetsOn(system, { kind: 'region', regionId }, asked));
  return [...own, ...shared];
}

const shown = (
  actor: Actor,
  { schoolId, accountId, lastUsedAt, ...row }: PresetRow,
  timeZone: string,
): PresetComment => ({
  ...row,
  lastUsedAt: lastUsedAt === null ? null : toStamp(new Date(lastUsedAt), timeZone),
  can: { edit: mayEditPreset(actor, { schoolId, accountId }) },
});

const newestFirst = (a: PresetRow, b: PresetRow) => (a.presetId < b.presetId ? 1 : -1);

export async function listPresets(
  db: Db,
  actor: Actor,
  { cursor, ...filter }: z.output<typeof commentsApi.list.input>,
  here: Here,
): Promise<{ items: PresetComment[]; next: string | null }> {
  const rows = await presetsFor(db, actor, { ...filter, before: idOfCursor(cursor), limit: PAGE + 1 }, here);
  const { items, next } = pageAfter(rows.sort(newestFirst), PAGE, (row) => row.presetId);
  return { items: items.map((row) => shown(actor, row, here.timeZone)), next };
}

/** Every one of a subject, for a table. */
export const everyPreset = async (db: Db, actor: Actor, subjectId: number, here: Here): Promise<PresetComment[]> =>
  (await presetsFor(db, actor, { subjectId, limit: 5_000 }, here))
    .sort(newestFirst)
    .map((row) => shown(actor, row, here.timeZone));

/** Counts for the tree, of both shelves together. */
export async function countPresets(
  db: Db,
  actor: Actor,
  subjectId: number,
  { database }: Here,
): Promise<PresetCount[]> {
  ensure(isInSchool(actor), 'not-found');
  const asked = { schoolId: actor.schoolId, accountId: actor.accountId, subjectId };
  const regionId = (await findSchool(db, actor.schoolId))?.regionId ?? null;
  const own = await presetCounts(db, { kind: 'school' }, asked);
  const shared =
    regionId === null
      ? []
      : await database.readAsSystem((system) => presetCounts(system, { kind: 'region', regionId }, asked));
  const counts = new Map<string, PresetCount>();
  for (const one of [...own, ...shared]) {
    const key = `${one.questionType} ${one.cause}`;
    counts.set(key, { ...one, count: one.count + (counts.get(key)?.count ?? 0) });
  }
  return [...counts.values()];
}

/** Those that suit one question, in the order of their use. */
export async function presetsForMarking(
  db: Db,
  actor: Actor,
  { homeworkId, itemId }: { homeworkId: string; itemId: string },
  here: Here,
): Promise<z.input<typeof commentsApi.forMarking.output>> {
  const { subjectId, paperId } = await homeworkForTeacher(db, actor, homeworkId);
  const item = found((await itemsOf(db, actor.schoolId, paperId)).find((one) => one.itemId === itemId));
  const wanted = { subjectId, questionType: item.type, orAnyType: true, order: 'use', limit: OFFERED } as const;
  const rows = (await presetsFor(db, actor, wanted, here)).sort(byUse).slice(0, OFFERED);
  return { subjectId, questionType: item.type, items: rows.map((row) => shown(actor, row, here.timeZone)) };
}

/** Groups that say the same and in which there is one of this teacher's to merge; the most used first, which the others would be merged into. */
export async function presetsAlike(db: Db, actor: Actor, subjectId: number, here: Here): Promise<PresetComment[][]> {
  const rows = (await presetsFor(db, actor, { subjectId, limit: COMPARED }, here)).sort(byUse);
  const groups = groupsAlike(rows.map((row) => shown(actor, row, here.timeZone)));
  return groups.filter(([, ...others]) => others.some(({ can }) => can.edit));
}
