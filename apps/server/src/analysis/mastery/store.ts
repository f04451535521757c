import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { installationLocks } from '../../platform/installation-locks.js';
import { inArray, list } from '../../platform/sql-lists.js';
import type { KeptBelief } from './rules-kept.js';
import { mastery, masteryModel, masteryNews } from './tables.js';

export interface Subject {
  schoolId: string;
  subjectId: number;
}

/** Students whose mastery of a subject is to be counted. */
export interface Waiting extends Subject {
  studentIds: string[];
}

/** One counting at a time: of two that overlap the one that read first would write last. */
export async function lockMastery(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${installationLocks.countingMastery})`);
}

/** Whether anybody waits to be counted, in the whole installation. */
export async function anyMasteryNews(db: Db): Promise<boolean> {
  const [row] = await db.execute<{ any: boolean }>(sql`select exists (select from mastery_news) as any`);
  return row?.any ?? false;
}

/** Takes those who have waited longest, of one school and subject, with all that was told of them; whoever has taken them counts them before the transaction ends. */
export async function takeMasteryNews(db: Db, limit: number): Promise<Waiting | undefined> {
  const rows = await db.execute<{ school_id: string; subject_id: number; student_id: string }>(sql`
    with oldest as (select school_id, subject_id from mastery_news order by id limit 1),
      chosen as (select n.school_id, n.subject_id, n.student_id from mastery_news n join oldest using (school_id, subject_id)
        group by 1, 2, 3 order by min(n.id) limit ${limit}),
      taken as (delete from mastery_news n using chosen c
        where n.school_id = c.school_id and n.subject_id = c.subject_id and n.student_id = c.student_id)
    select * from chosen`);
  const [first] = rows;
  return (
    first && {
      schoolId: first.school_id,
      subjectId: first.subject_id,
      studentIds: rows.map(({ student_id }) => student_id),
    }
  );
}

/** Puts students behind all others that wait. */
export async function noteMastery(db: Db, { schoolId, subjectId, studentIds }: Waiting): Promise<void> {
  await db.execute(sql`
    delete from mastery_news where school_id = ${schoolId} and subject_id = ${subjectId} and student_id = any (${list(studentIds)}::uuid[])`);
  await db.insert(masteryNews).values(studentIds.map((studentId) => ({ schoolId, subjectId, studentId })));
}

/** Everybody of whom something is known in the subject is counted anew: the model is another. */
export async function noteEverybody(db: Db, { schoolId, subjectId }: Subject): Promise<void> {
  await db.execute(sql`
    insert into mastery_news (school_id, student_id, subject_id)
    select school_id, student_id, subject_id from mastery where school_id = ${schoolId} and subject_id = ${subjectId}`);
}

/** Keeps what is known of these students; of whom nothing is, nothing is kept. */
export async function putMastery(
  db: Db,
  { schoolId, subjectId, studentIds }: Waiting,
  beliefs: ReadonlyMap<string, KeptBelief>,
): Promise<void> {
  await db
    .delete(mastery)
    .where(
      and(eq(mastery.schoolId, schoolId), eq(mastery.subjectId, subjectId), inArray(mastery.studentId, studentIds)),
    );
  const rows = [...beliefs].map(([studentId, belief]) => ({ schoolId, subjectId, studentId, belief }));
  if (rows.length > 0) await db.insert(mastery).values(rows);
}

/** What is known of these students in these subjects. One query. */
export const beliefsOf = (
  db: Db,
  schoolId: string,
  of: { studentIds: readonly string[]; subjectIds: readonly number[] },
): Promise<(typeof mastery.$inferSelect)[]> =>
  db
    .select()
    .from(mastery)
    .where(
      and(
        eq(mastery.schoolId, schoolId),
        inArray(mastery.studentId, [...of.studentIds]),
        inArray(mastery.subjectId, [...of.subjectIds]),
      ),
    );

export type ModelRow = typeof masteryModel.$inferSelect;

/** The models of a school, by subject. One query. */
export const modelsOf = (db: Db, schoolId: string): Promise<ModelRow[]> =>
  db.select().from(masteryModel).where(eq(masteryModel.schoolId, schoolId)).orderBy(masteryModel.subjectId);

export async function findModel(db: Db, { schoolId, subjectId }: Subject): Promise<ModelRow | undefined> {
  const [row] = await db
    .select()
    .from(masteryModel)
    .where(and(eq(masteryModel.schoolId, schoolId), eq(masteryModel.subjectId, subjectId)));
  return row;
}

export async function putModel(db: Db, row: ModelRow): Promise<void> {
  const { schoolId, subjectId, ...set } = row;
  await db
    .insert(masteryModel)
    .values(row)
    .onConflictDoUpdate({ target: [masteryModel.schoolId, masteryModel.subjectId], set });
}

/** There are too few answers for a model any more. */
export async function dropModel(db: Db, { schoolId, subjectId }: Subject): Promise<void> {
  await db.delete(masteryModel).where(and(eq(masteryModel.schoolId, schoolId), eq(masteryModel.subjectId, subjectId)));
}
