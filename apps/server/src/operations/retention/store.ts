import { type RetentionKind, usualRetention } from '@zhibi/contract/operations';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { retentionRule, retentionRun } from './tables.js';

export type Days = Readonly<Record<RetentionKind, number | null>>;
export type Run = typeof retentionRun.$inferSelect;

/** How long the school keeps each kind. */
export async function daysOf(db: Db, schoolId: string): Promise<Days> {
  const rows = await db.select().from(retentionRule).where(eq(retentionRule.schoolId, schoolId));
  return { ...usualRetention, ...Object.fromEntries(rows.map(({ kind, days }) => [kind, days])) };
}

export async function keepDays(db: Db, row: typeof retentionRule.$inferInsert): Promise<void> {
  const { days, changedBy, changedAt } = row;
  await db
    .insert(retentionRule)
    .values(row)
    .onConflictDoUpdate({
      target: [retentionRule.schoolId, retentionRule.kind],
      set: { days: days ?? null, changedBy, changedAt },
    });
}

export async function lastRun(db: Db, schoolId: string): Promise<Run | undefined> {
  const [row] = await db.select().from(retentionRun).where(eq(retentionRun.schoolId, schoolId));
  return row;
}

export const putRun = async (db: Db, run: Run): Promise<void> =>
  void (await db.insert(retentionRun).values(run).onConflictDoUpdate({ target: retentionRun.schoolId, set: run }));

/** Schools that were not looked through on this day. */
export async function schoolsWithoutRun(system: Db, day: string, limit: number): Promise<string[]> {
  const rows = await system.execute<{ id: string }>(sql`
    select s.id from school s where not exists (select from retention_run r where r.school_id = s.id and r.day >= ${day}::date) order by s.id limit ${limit}`);
  return [...rows].map(({ id }) => id);
}
