import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { list } from '../platform/sql-lists.js';
import { passwordSlip } from './tables.js';

export async function insertSlips(
  db: Db,
  schoolId: string,
  batchId: string,
  accountIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    insert into password_slip (school_id, batch_id, account_id)
    select ${schoolId}::uuid, ${batchId}::uuid, unnest(${list(accountIds)}::uuid[])`);
}

/** Accounts of a batch whose initial password is still to be made. */
export async function slipsToMake(db: Db, schoolId: string, batchId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ accountId: passwordSlip.accountId })
    .from(passwordSlip)
    .where(and(eq(passwordSlip.schoolId, schoolId), eq(passwordSlip.batchId, batchId), isNull(passwordSlip.sealed)))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

export async function countSlips(db: Db, schoolId: string, batchId: string): Promise<number> {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from password_slip where school_id = ${schoolId} and batch_id = ${batchId}`,
  );
  return row?.n ?? 0;
}

/** How many of a batch are still to be made, and how many can be taken. */
export async function slipsLeft(db: Db, schoolId: string, batchId: string): Promise<{ making: number; ready: number }> {
  const [row] = await db.execute<{ making: number; ready: number }>(
    sql`select count(*) filter (where sealed is null)::int as making, count(sealed)::int as ready
      from password_slip where school_id = ${schoolId} and batch_id = ${batchId}`,
  );
  return row ?? { making: 0, ready: 0 };
}

interface Made {
  accountId: string;
  passwordHash: string;
  sealed: string;
}

/** Gives accounts their initial passwords and keeps the sealed slips, in two statements. */
export async function keepMade(
  db: Db,
  of: { schoolId: string; batchId: string; at: Date },
  made: readonly Made[],
): Promise<void> {
  const ids = list(made.map(({ accountId }) => accountId));
  await db.execute(sql`
    update account a set password_hash = m.hash,
      password_given_at = case when a.activated_at is not null then ${of.at.toISOString()}::timestamptz end
    from unnest(${ids}::uuid[], ${list(made.map((one) => one.passwordHash))}::text[]) as m(id, hash) where a.id = m.id`);
  await db.execute(sql`
    update password_slip s set sealed = m.sealed, made_at = ${of.at.toISOString()}
    from unnest(${ids}::uuid[], ${list(made.map((one) => one.sealed))}::text[]) as m(id, sealed)
    where s.school_id = ${of.schoolId} and s.batch_id = ${of.batchId} and s.account_id = m.id`);
}

/** Takes the slips that are made out of the batch: whoever takes them sees them once. */
export async function takeSlips(
  db: Db,
  schoolId: string,
  batchId: string,
): Promise<{ accountId: string; sealed: string }[]> {
  const rows = await db
    .delete(passwordSlip)
    .where(and(eq(passwordSlip.schoolId, schoolId), eq(passwordSlip.batchId, batchId), isNotNull(passwordSlip.sealed)))
    .returning({ accountId: passwordSlip.accountId, sealed: passwordSlip.sealed });
  return rows.flatMap(({ accountId, sealed }) => (sealed === null ? [] : [{ accountId, sealed }]));
}

export async function forgetSlips(db: Db, schoolId: string, before: Date): Promise<void> {
  await db.delete(passwordSlip).where(and(eq(passwordSlip.schoolId, schoolId), lt(passwordSlip.madeAt, before)));
}

/** The class of today of students, by account, for the head of their slips. */
export async function classNamesOf(
  db: Db,
  schoolId: string,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.execute<{ accountId: string; name: string }>(sql`
    select s.account_id as "accountId", c.name from student s
    join class_student m on m.school_id = s.school_id and m.student_id = s.id and m.to_on is null
    join school_class c on c.school_id = m.school_id and c.id = m.class_id
    where s.school_id = ${schoolId} and s.account_id = any (${list(accountIds)}::uuid[])`);
  return new Map(rows.map(({ accountId, name }) => [accountId, name]));
}

/** The slips of one account, made or not: the person is gone. */
export async function forgetSlipsOf(db: Db, schoolId: string, accountId: string): Promise<void> {
  await db.delete(passwordSlip).where(and(eq(passwordSlip.schoolId, schoolId), eq(passwordSlip.accountId, accountId)));
}
