import type { Acting, ActName } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import { schoolNamesOf } from '../../people/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, Problem } from '../../platform/problem.js';
import { endOf, untilOf } from './rules.js';
import { shownActing } from './shown.js';
import { type ActingRecord, findActing, insertActing, takeOpenActing, updateActing } from './store.js';

export interface Here {
  now: Date;
  timeZone: string;
}

interface Wish {
  schoolId: string;
  reason: string;
  ticket: string;
  minutes: number;
}

/** Begins to act for a school that the operator reaches. Whatever the same login did for another school ends. */
export async function beginActing(system: Db, actor: Actor, wish: Wish, { now, timeZone }: Here): Promise<Acting> {
  ensure(actor.schoolIds.includes(wish.schoolId), 'not-found');
  await leave(system, actor, now);
  const { minutes, ...said } = wish;
  const row: ActingRecord = {
    ...said,
    id: newId(),
    sessionId: actor.sessionId,
    accountId: actor.accountId,
    operatorName: actor.name,
    begunAt: now,
    untilAt: new Date(now.getTime() + minutes * 60_000),
    endedAt: null,
  };
  await insertActing(system, row);
  const { reason, ticket } = wish;
  await record(system, row, 'acting-begun', { role: actor.role, reason, ticket, minutes });
  return shownActing(row, await schoolNamesOf(system, [row.schoolId]), timeZone);
}

/** Counts the minutes from now on. */
export async function extendActing(
  system: Db,
  actor: Actor,
  minutes: number,
  { now, timeZone }: Here,
): Promise<Acting> {
  const row = await takeOpenActing(system, actor.sessionId);
  if (row === undefined || endOf(row, now) !== undefined) throw new Problem('conflict', 'acting-over');
  const untilAt = untilOf({ begunAt: row.begunAt, now, minutes });
  if (untilAt === undefined) throw new Problem('conflict', 'acting-too-long');
  await updateActing(system, row, { untilAt });
  await record(system, row, 'acting-extended', { minutes });
  return shownActing({ ...row, untilAt }, await schoolNamesOf(system, [row.schoolId]), timeZone);
}

/** Ends what this login does for a school; one whose time was over has ended then. */
export async function leave(system: Db, actor: Pick<Actor, 'sessionId'>, now: Date): Promise<void> {
  const row = await takeOpenActing(system, actor.sessionId);
  if (row === undefined) return;
  const endedAt = endOf(row, now) ?? now;
  await updateActing(system, row, { endedAt });
  await record(system, row, 'acting-ended', {});
}

/** For which school this login acts now. */
export async function currentActing(
  system: Db,
  { sessionId }: Pick<Actor, 'sessionId'>,
  { now, timeZone }: Here,
): Promise<{ acting: Acting | null }> {
  const row = await findActing(system, sessionId, now);
  return { acting: row ? shownActing(row, await schoolNamesOf(system, [row.schoolId]), timeZone) : null };
}

const record = (db: Db, row: ActingRecord, what: ActName, detail: Record<string, unknown>): Promise<void> =>
  recordAct(db, {
    accountId: row.accountId,
    schoolId: row.schoolId,
    what,
    detail: { actingId: row.id, ...detail },
  });
