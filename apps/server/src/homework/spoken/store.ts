import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { inArray } from '../../platform/sql-lists.js';
import { named } from '../../platform/sql-names.js';
import { spokenClass, spokenHomework } from './tables.js';

type Row = typeof spokenHomework.$inferSelect;

export interface Spoken extends Row {
  classIds: string[];
}

const classIds = sql<string[]>`array(select class_id from spoken_class c
  where c.school_id = ${named(spokenHomework.schoolId)} and c.spoken_id = ${named(spokenHomework.id)} order by class_id)`;
const select = (db: Db) => db.select({ row: spokenHomework, classIds }).from(spokenHomework);
const joined = (one: { row: Row; classIds: string[] }): Spoken => ({ ...one.row, classIds: one.classIds });
const is = (schoolId: string, id: string) => and(eq(spokenHomework.schoolId, schoolId), eq(spokenHomework.id, id));

export async function insertSpoken(db: Db, { classIds: ids, ...row }: Spoken): Promise<void> {
  await db.insert(spokenHomework).values(row);
  await db.insert(spokenClass).values(ids.map((classId) => ({ schoolId: row.schoolId, spokenId: row.id, classId })));
}

export async function findSpoken(db: Db, schoolId: string, id: string): Promise<Spoken | undefined> {
  const [one] = await select(db).where(is(schoolId, id));
  return one && joined(one);
}

/** Held until the transaction ends: recordings of one homework come one after the other, and so are numbered and compared. */
export async function lockSpoken(db: Db, schoolId: string, id: string): Promise<Spoken> {
  const [one] = await select(db).where(is(schoolId, id)).for('update', { of: spokenHomework });
  return joined(found(one));
}

export async function updateSpoken(
  db: Db,
  { schoolId, id }: Pick<Row, 'schoolId' | 'id'>,
  change: Partial<Row>,
): Promise<void> {
  await db.update(spokenHomework).set(change).where(is(schoolId, id));
}

/** What is still to be said aloud by some of these classes in a subject, or will be. */
export async function openSpoken(
  db: Db,
  schoolId: string,
  { subjectId, classIds, now }: { subjectId: number; classIds: readonly string[]; now: Date },
): Promise<Spoken[]> {
  const ofClasses = db
    .selectDistinct({ id: spokenClass.spokenId })
    .from(spokenClass)
    .where(and(eq(spokenClass.schoolId, schoolId), inArray(spokenClass.classId, [...classIds])));
  const rows = await select(db).where(
    and(
      eq(spokenHomework.schoolId, schoolId),
      eq(spokenHomework.subjectId, subjectId),
      sql`${spokenHomework.id} in (${ofClasses})`,
      gt(spokenHomework.endAt, now),
      isNull(spokenHomework.withdrawnAt),
    ),
  );
  return rows.map(joined);
}

interface Wanted {
  classIds: readonly string[];
  subjectId?: number | undefined;
  /** Only what has begun by then and was not taken back. */
  begunBy?: Date;
  before: string | undefined;
  limit: number;
}

/** What these classes were given, newest first. */
export async function spokenOfClasses(db: Db, schoolId: string, wanted: Wanted): Promise<Spoken[]> {
  if (wanted.classIds.length === 0) return [];
  const ofClasses = db
    .selectDistinct({ id: spokenClass.spokenId })
    .from(spokenClass)
    .where(and(eq(spokenClass.schoolId, schoolId), inArray(spokenClass.classId, [...wanted.classIds])));
  const rows = await select(db)
    .where(
      and(
        eq(spokenHomework.schoolId, schoolId),
        sql`${spokenHomework.id} in (${ofClasses})`,
        wanted.subjectId === undefined ? undefined : eq(spokenHomework.subjectId, wanted.subjectId),
        wanted.begunBy && and(lte(spokenHomework.startAt, wanted.begunBy), isNull(spokenHomework.withdrawnAt)),
        wanted.before === undefined ? undefined : lt(spokenHomework.id, wanted.before),
      ),
    )
    .orderBy(desc(spokenHomework.id))
    .limit(wanted.limit);
  return rows.map(joined);
}
