import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.js';
import { list } from '../../../platform/sql-lists.js';

/** Somebody who is to be as if never there. */
export interface Leaver {
  id: string;
  accountId: string | null;
}

const REFERENCED = '23503';

/**
 * Removes people or classes that nothing else speaks of, with their accounts; answers the ids of those that stay because
 * something does (an answer sheet, a login, a grant elsewhere). As the system: a school deletes nobody.
 */
export async function removeUnused(
  db: Db,
  schoolId: string,
  table: 'student' | 'teacher' | 'school_class',
  leavers: readonly Leaver[],
): Promise<Set<string>> {
  if (leavers.length === 0) return new Set();
  await db.execute(sql`savepoint removing`);
  try {
    await removeAll(db, schoolId, table, leavers);
    await db.execute(sql`release savepoint removing`);
    return new Set();
  } catch (error) {
    if (codeOf(error) !== REFERENCED) throw error;
    await db.execute(sql`rollback to savepoint removing`);
    const [first] = leavers;
    if (leavers.length === 1 && first) return new Set([first.id]);
    // Somebody among them is spoken of: each half by itself, until they are found.
    const half = Math.ceil(leavers.length / 2);
    const some = await removeUnused(db, schoolId, table, leavers.slice(0, half));
    return new Set([...some, ...(await removeUnused(db, schoolId, table, leavers.slice(half)))]);
  }
}

async function removeAll(
  db: Db,
  schoolId: string,
  table: 'student' | 'teacher' | 'school_class',
  leavers: readonly Leaver[],
): Promise<void> {
  const ids = list(leavers.map(({ id }) => id));
  const accounts = list(leavers.flatMap(({ accountId }) => accountId ?? []));
  if (table === 'student')
    await db.execute(
      sql`delete from class_student where school_id = ${schoolId} and student_id = any (${ids}::uuid[])`,
    );
  if (table === 'teacher')
    await db.execute(sql`delete from teaching where school_id = ${schoolId} and teacher_id = any (${ids}::uuid[])`);
  await db.execute(sql`delete from ${sql.raw(table)} where school_id = ${schoolId} and id = any (${ids}::uuid[])`);
  await db.execute(sql`delete from life_event where school_id = ${schoolId} and whose_id = any (${ids}::uuid[])`);
  await db.execute(
    sql`delete from password_slip where school_id = ${schoolId} and account_id = any (${accounts}::uuid[])`,
  );
  await db.execute(
    sql`delete from role_grant where account_id = any (${accounts}::uuid[]) and in_school_id = ${schoolId}`,
  );
  await db.execute(sql`delete from account where id = any (${accounts}::uuid[])`);
}

/** PostgreSQL's word for an error that drizzle has wrapped. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause !== null && typeof cause === 'object' && 'code' in cause ? cause.code : undefined;
}
