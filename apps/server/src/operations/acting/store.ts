import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { acting } from './tables.js';

export type ActingRecord = typeof acting.$inferSelect;

export const insertActing = async (db: Db, row: ActingRecord): Promise<void> =>
  void (await db.insert(acting).values(row));

/** What of this login has not been ended by hand, whether its time is over or not; locked, so that two tabs follow each other. */
export async function takeOpenActing(db: Db, sessionId: string): Promise<ActingRecord | undefined> {
  const [row] = await db
    .select()
    .from(acting)
    .where(and(eq(acting.sessionId, sessionId), isNull(acting.endedAt)))
    .for('update');
  return row;
}

/** The acting of this login whose time is not over. */
export async function findActing(db: Db, sessionId: string, now: Date): Promise<ActingRecord | undefined> {
  const [row] = await db
    .select()
    .from(acting)
    .where(and(eq(acting.sessionId, sessionId), isNull(acting.endedAt), gt(acting.untilAt, now)));
  return row;
}

/** One that the school of the caller has seen, or none. */
export async function actingOf(db: Db, id: string): Promise<ActingRecord | undefined> {
  const [row] = await db.select().from(acting).where(eq(acting.id, id));
  return row;
}

export const updateActing = async (
  db: Db,
  { schoolId, id }: { schoolId: string; id: string },
  change: Partial<Pick<ActingRecord, 'untilAt' | 'endedAt'>>,
): Promise<void> =>
  void (await db
    .update(acting)
    .set(change)
    .where(and(eq(acting.schoolId, schoolId), eq(acting.id, id))));

/** Of all schools that the caller sees, the newest first: ids grow with time. */
export const newestActings = (db: Db, { before, limit }: { before: string | undefined; limit: number }) =>
  db
    .select()
    .from(acting)
    .where(before === undefined ? undefined : lt(acting.id, before))
    .orderBy(desc(acting.id))
    .limit(limit);

export interface CallCounts {
  reads: number;
  changes: number;
}

/** How often each of these has called, in one statement. */
export async function countCalls(db: Db, ids: readonly string[]): Promise<Map<string, CallCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await db.execute<CallCounts & { id: string } & Record<string, unknown>>(sql`
    select detail ->> 'actingId' as id, count(*) filter (where not (detail ->> 'change')::boolean)::int as reads,
      count(*) filter (where (detail ->> 'change')::boolean)::int as changes
    from audit where what = 'acted' and detail ->> 'actingId' = any (${list(ids)}::text[]) group by 1`);
  return new Map(rows.map(({ id, reads, changes }) => [id, { reads, changes }]));
}

export interface CallRecord {
  id: string;
  at: Date;
  path: string;
  change: boolean;
}

export async function callsOf(
  db: Db,
  of: { actingId: string; changesOnly: boolean; before: string | undefined; limit: number },
): Promise<CallRecord[]> {
  const rows = await db.execute<CallRecord & Record<string, unknown>>(sql`
    select id::text, at, detail ->> 'path' as path, (detail ->> 'change')::boolean as change
    from audit where what = 'acted' and detail ->> 'actingId' = ${of.actingId}
      and (${!of.changesOnly} or (detail ->> 'change')::boolean)
      and id < coalesce(${of.before ?? null}::bigint, 9223372036854775807)
    order by audit.id desc limit ${of.limit}`);
  return rows.map(({ id, at, path, change }) => ({ id, at: new Date(at), path, change }));
}
