import type { SchoolClass } from '@zhibi/contract/people';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { list } from '../platform/sql-lists.js';
import { classesOf } from './store.js';

/**
 * The moves into a next year that have given a class another name, and were not taken back: `c` the class, `r` the move.
 * A class that an undoing left as it stands (`kept`) has moved.
 */
export const yearMoves = (schoolId: string): SQL => sql`
  from school_year_class c join school_year_run r on r.school_id = c.school_id and r.id = c.run_id
  where c.school_id = ${schoolId} and c.state in ('moved', 'kept') and c.gid_after is not null`;

/** What a class is called in what is shown of a moment; undefined where nothing has changed since. */
export type NameAt = (classId: string, at: Date) => string | undefined;

/** What classes were called before each new school year: what happened in grade 8 stays that of grade 8. */
export async function formerNames(db: Db, schoolId: string, classIds: readonly string[]): Promise<NameAt> {
  if (classIds.length === 0) return () => undefined;
  const moves = await db.execute<{ classId: string; name: string; atMs: number }>(sql`
    select c.class_id as "classId", c.name_before as name, (extract(epoch from r.started_at) * 1000)::float8 as "atMs" ${yearMoves(schoolId)}
      and c.class_id = any (${list(classIds)}::uuid[]) order by r.started_at`);
  return (classId, at) => moves.find((one) => one.classId === classId && at.getTime() < one.atMs)?.name;
}

/** These living classes, called as they were then. */
export async function classesAt(
  db: Db,
  schoolId: string,
  classIds: readonly string[],
  at: Date,
): Promise<SchoolClass[]> {
  const [classes, nameAt] = await Promise.all([classesOf(db, schoolId, classIds), formerNames(db, schoolId, classIds)]);
  return classes.map((one) => ({ ...one, className: nameAt(one.classId, at) ?? one.className }));
}
