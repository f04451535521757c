import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import type { StudentMinutes } from './rules.js';
import { homeworkNotice, homeworkSetting } from './tables.js';

/** Written homework that stands: spoken homework keeps nobody at a desk, and a holiday has days of its own. */
const counted = sql`h.withdrawn_at is null and h.task_type <> 10 and h.work_category = 1`;
const opened = sql`greatest(h.push_at, h.start_at)`;
/** What a class was given as a class, each its paper: a booklet or a redo is called by its student, and a homework for some says who. */
const forClass = sql`not h.personal and h.redo_of is null and (not h.for_some or h.layers is not null)`;

interface Window {
  from: Date;
  to: Date;
  timeZone: string;
  /** Only what is meant for the whole class. */
  isForClass?: boolean;
}

const meant = (isForClass = false) => (isForClass ? forClass : sql`true`);

/** What every student of these classes has of every subject, day by day. One query. */
export async function minutesOfStudents(
  db: Db,
  schoolId: string,
  classIds: readonly string[],
  { from, to, timeZone, isForClass }: Window,
): Promise<StudentMinutes[]> {
  if (classIds.length === 0) return [];
  return db.execute<{ [key in keyof StudentMinutes]: StudentMinutes[key] }>(sql`
    select s.class_id as "classId", s.student_id as "studentId", h.subject_id as "subjectId",
      to_char(${opened} at time zone ${timeZone}, 'YYYYMMDD') as day, sum(h.minutes)::float as minutes
    from homework h join submission s on s.school_id = h.school_id and s.homework_id = h.id
    where h.school_id = ${schoolId} and ${counted} and ${meant(isForClass)} and s.class_id = any(${list(classIds)}::uuid[])
      and ${opened} >= ${from.toISOString()}::timestamptz and ${opened} < ${to.toISOString()}::timestamptz
      and h.id in (select c.homework_id from homework_class c where c.school_id = ${schoolId} and c.class_id = any(${list(classIds)}::uuid[]))
    group by 1, 2, 3, 4`);
}

export interface GivenRow {
  homeworkId: string;
  /** What was given in one act: to every layer its paper, to every student a booklet. */
  givingId: string;
  title: string;
  subjectId: number;
  createdBy: string;
  classIds: string[];
  day: string;
  minutes: number;
  loadReason: string | null;
  /** A booklet or a redo: the own one of a student. */
  personal: boolean;
}

/** The homework of some days, of a class or of the whole school, the newest first. One query. */
export const givenIn = async (
  db: Db,
  schoolId: string,
  { from, to, timeZone, classId, isForClass }: Window & { classId?: string },
): Promise<GivenRow[]> =>
  db.execute<{ [key in keyof GivenRow]: GivenRow[key] }>(sql`
    select h.id as "homeworkId", h.giving_id as "givingId", h.title, h.subject_id as "subjectId", h.created_by as "createdBy",
      array(select c.class_id from homework_class c where c.school_id = h.school_id and c.homework_id = h.id) as "classIds",
      to_char(${opened} at time zone ${timeZone}, 'YYYYMMDD') as day, h.minutes::float as minutes, h.load_reason as "loadReason", h.personal
    from homework h
    where h.school_id = ${schoolId} and ${counted} and ${meant(isForClass)}
      and ${opened} >= ${from.toISOString()}::timestamptz and ${opened} < ${to.toISOString()}::timestamptz
      and (${classId ?? null}::uuid is null or exists (select 1 from homework_class c
        where c.school_id = h.school_id and c.homework_id = h.id and c.class_id = ${classId ?? null}::uuid))
    order by h.id desc limit 5000`);

export async function findSetting(db: Db, schoolId: string) {
  const [row] = await db.select().from(homeworkSetting).where(eq(homeworkSetting.schoolId, schoolId));
  return row;
}

/** Keeps what the school decided, if nobody has since it was seen; revision 0 is where nothing was decided. */
export async function keepSetting(
  db: Db,
  row: Omit<typeof homeworkSetting.$inferInsert, 'revision'>,
  revision: number,
): Promise<boolean> {
  const rows =
    revision === 0
      ? await db
          .insert(homeworkSetting)
          .values({ ...row, revision: 1 })
          .onConflictDoNothing()
          .returning({ is: homeworkSetting.revision })
      : await db
          .update(homeworkSetting)
          .set({ ...row, revision: revision + 1 })
          .where(and(eq(homeworkSetting.schoolId, row.schoolId), eq(homeworkSetting.revision, revision)))
          .returning({ is: homeworkSetting.revision });
  return rows.length === 1;
}

export async function findNotice(db: Db, schoolId: string, classId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ secret: homeworkNotice.secret })
    .from(homeworkNotice)
    .where(and(eq(homeworkNotice.schoolId, schoolId), eq(homeworkNotice.classId, classId)));
  return row?.secret;
}

export const keepNotice = async (db: Db, row: typeof homeworkNotice.$inferInsert): Promise<void> =>
  void (await db
    .insert(homeworkNotice)
    .values(row)
    .onConflictDoUpdate({
      target: [homeworkNotice.schoolId, homeworkNotice.classId],
      set: { secret: row.secret, madeBy: row.madeBy, madeAt: row.madeAt },
    }));

/** The class of a secret, asked as the system: a stranger names no school. */
export async function classOfSecret(db: Db, secret: string) {
  const [row] = await db
    .select({ schoolId: homeworkNotice.schoolId, classId: homeworkNotice.classId })
    .from(homeworkNotice)
    .where(eq(homeworkNotice.secret, secret));
  return row;
}
