import type { HomeworkStatus } from '@zhibi/contract/homework';
import { and, desc, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { found } from '../platform/problem.js';
import { inArray } from '../platform/sql-lists.js';
import { named } from '../platform/sql-names.js';
import { homework, homeworkClass, submission } from './tables.js';

export type HomeworkRow = typeof homework.$inferSelect;

/** One act of giving a paper to classes. */
export interface Homework extends HomeworkRow {
  classIds: string[];
}

export const classIds = sql<string[]>`array(select class_id from homework_class c
  where c.school_id = ${named(homework.schoolId)} and c.homework_id = ${named(homework.id)} order by class_id)`;
/** Of copies beside homework: that this is a copy of it. */
export const isCopyOfIt = and(eq(submission.schoolId, homework.schoolId), eq(submission.homeworkId, homework.id));
const select = (db: Db) => db.select({ row: homework, classIds }).from(homework);
const joined = (one: { row: HomeworkRow; classIds: string[] }): Homework => ({ ...one.row, classIds: one.classIds });

export async function insertHomework(db: Db, { classIds, ...row }: Homework): Promise<void> {
  await db.insert(homework).values(row);
  await db
    .insert(homeworkClass)
    .values(classIds.map((classId) => ({ schoolId: row.schoolId, homeworkId: row.id, classId })));
}

export async function findHomework(db: Db, schoolId: string, id: string): Promise<Homework | undefined> {
  const [one] = await select(db).where(and(eq(homework.schoolId, schoolId), eq(homework.id, id)));
  return one && joined(one);
}

export const homeworkById = async (db: Db, schoolId: string, id: string): Promise<Homework> =>
  found(await findHomework(db, schoolId, id));

export async function homeworkByIds(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, Homework>> {
  if (ids.length === 0) return new Map();
  const rows = await select(db).where(and(eq(homework.schoolId, schoolId), inArray(homework.id, [...ids])));
  return new Map(rows.map((one) => [one.row.id, joined(one)]));
}

/**
 * The homework, held until the transaction ends. `update`: collecting, taking back and giving back come one after the
 * other; `share`: it stays as it is while somebody begins to write.
 */
export async function lockHomework(
  db: Db,
  schoolId: string,
  id: string,
  strength: 'update' | 'share',
): Promise<Homework> {
  const [one] = await select(db)
    .where(and(eq(homework.schoolId, schoolId), eq(homework.id, id)))
    .for(strength, { of: homework });
  return joined(found(one));
}

export async function updateHomework(
  db: Db,
  schoolId: string,
  id: string,
  change: Partial<
    Pick<
      HomeworkRow,
      'closedAt' | 'withdrawnAt' | 'releasedAt' | 'pushedAt' | 'title' | 'startAt' | 'endAt' | 'loadReason'
    >
  >,
): Promise<void> {
  await db
    .update(homework)
    .set(change)
    .where(and(eq(homework.schoolId, schoolId), eq(homework.id, id)));
}

export interface Wanted {
  /** Absent: of the whole school. */
  classIds?: readonly string[] | undefined;
  subjectId?: number;
  status?: HomeworkStatus;
  /** Only older ones than this. */
  before?: string;
  /** Only those that have been collected. */
  collected?: true;
  /** Only those that are being written or have been collected. */
  opened?: true;
  /** Only those that were not given back yet. */
  released?: false;
  /** Booklets of one student each, which lists of a class leave out. */
  personal?: true;
  limit: number;
}

/** The homework of classes, newest first. */
export async function homeworkOfClasses(db: Db, schoolId: string, wanted: Wanted, now: Date): Promise<Homework[]> {
  if (wanted.classIds?.length === 0) return [];
  const ofClasses =
    wanted.classIds &&
    db
      .select({ id: homeworkClass.homeworkId })
      .from(homeworkClass)
      .where(and(eq(homeworkClass.schoolId, schoolId), inArray(homeworkClass.classId, [...wanted.classIds])));
  const rows = await select(db)
    .where(
      and(
        eq(homework.schoolId, schoolId),
        eq(homework.personal, wanted.personal ?? false),
        ofClasses && inArray(homework.id, ofClasses),
        wanted.subjectId === undefined ? undefined : eq(homework.subjectId, wanted.subjectId),
        wanted.before === undefined ? undefined : lt(homework.id, wanted.before),
        wanted.status && isNow(wanted.status, now),
        wanted.collected && isNow('closed', now),
        wanted.opened && or(isNow('open', now), isNow('closed', now)),
        wanted.released === false ? isNull(homework.releasedAt) : undefined,
      ),
    )
    .orderBy(desc(homework.id))
    .limit(wanted.limit);
  return rows.map(joined);
}

/** Of the homework for which this holds the newest so many. */
export async function homeworkWhere(db: Db, holds: SQL | undefined, limit: number): Promise<Homework[]> {
  const rows = await select(db).where(holds).orderBy(desc(homework.id)).limit(limit);
  return rows.map(joined);
}

/** The homework of a class in the same subject that came before this one in time and is over. */
export async function homeworkBefore(
  db: Db,
  { schoolId, subjectId, startAt, id }: Homework,
  classId: string,
  now: Date,
): Promise<Homework | undefined> {
  const ofClass = db
    .select({ id: homeworkClass.homeworkId })
    .from(homeworkClass)
    .where(and(eq(homeworkClass.schoolId, schoolId), eq(homeworkClass.classId, classId)));
  const [one] = await select(db)
    .where(
      and(
        eq(homework.schoolId, schoolId),
        eq(homework.subjectId, subjectId),
        eq(homework.personal, false),
        inArray(homework.id, ofClass),
        or(lt(homework.startAt, startAt), and(eq(homework.startAt, startAt), lt(homework.id, id))),
        isNow('closed', now),
      ),
    )
    .orderBy(desc(homework.startAt), desc(homework.id))
    .limit(1);
  return one && joined(one);
}

/** `overAt` of the rules, as the database asks it. */
export const whenOver = sql<Date>`coalesce(${homework.closedAt}, ${homework.endAt})`.mapWith(homework.endAt);
/** `endOfCopy` of the rules, of copies beside homework. */
export const whenCopyEnds = sql<Date>`greatest(${whenOver}, ${submission.endAt})`.mapWith(homework.endAt);

/** `statusOf` of the rules, as the database asks it. */
export function isNow(status: HomeworkStatus, now: Date): SQL | undefined {
  const withdrawn = isNotNull(homework.withdrawnAt);
  const over = or(isNotNull(homework.closedAt), lte(homework.endAt, now));
  const opened = and(lte(homework.pushAt, now), lte(homework.startAt, now));
  if (status === 'withdrawn') return withdrawn;
  const standing = isNull(homework.withdrawnAt);
  if (status === 'closed') return and(standing, over);
  return and(standing, sql`not (${over})`, status === 'open' ? opened : sql`not (${opened})`);
}
