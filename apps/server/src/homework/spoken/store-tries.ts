import type { Assessment } from '@zhibi/contract/homework/spoken';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { holdContent } from '../../platform/files/index.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { spokenHomework, spokenResult, spokenTry } from './tables.js';

export type TryRow = typeof spokenTry.$inferSelect;

interface Whose {
  schoolId: string;
  spokenId: string;
  studentId?: string;
}

const of = ({ schoolId, spokenId, studentId }: Whose) =>
  and(
    eq(spokenTry.schoolId, schoolId),
    eq(spokenTry.spokenId, spokenId),
    studentId === undefined ? undefined : eq(spokenTry.studentId, studentId),
  );

export async function insertTry(db: Db, row: TryRow): Promise<void> {
  await holdContent(db, row.sha256);
  await db.insert(spokenTry).values(row);
}

/** A recording by its id; whose it is stands in it. */
export async function findTry(db: Db, schoolId: string, id: string): Promise<TryRow | undefined> {
  const [row] = await db
    .select()
    .from(spokenTry)
    .where(and(eq(spokenTry.schoolId, schoolId), eq(spokenTry.id, id)));
  return row;
}

/** Recordings in the order in which they came; of one student on request. */
export const triesOf = (db: Db, whose: Whose): Promise<TryRow[]> =>
  db.select().from(spokenTry).where(of(whose)).orderBy(asc(spokenTry.nth));

/** All that a student has said, task by task in the order of their ends, with what the teacher said to it. */
export const spokenBy = (db: Db, schoolId: string, studentId: string) =>
  db
    .select({
      try: spokenTry,
      task: { id: spokenHomework.id, title: spokenHomework.title, items: spokenHomework.items },
      verdict: { score: spokenResult.score, comment: spokenResult.comment },
    })
    .from(spokenTry)
    .innerJoin(
      spokenHomework,
      and(eq(spokenHomework.schoolId, spokenTry.schoolId), eq(spokenHomework.id, spokenTry.spokenId)),
    )
    .leftJoin(
      spokenResult,
      and(
        eq(spokenResult.schoolId, spokenTry.schoolId),
        eq(spokenResult.spokenId, spokenTry.spokenId),
        eq(spokenResult.studentId, spokenTry.studentId),
      ),
    )
    .where(and(eq(spokenTry.schoolId, schoolId), eq(spokenTry.studentId, studentId)))
    .orderBy(asc(spokenHomework.endAt), asc(spokenHomework.id), asc(spokenTry.nth));

/** The last recording of each student. */
export const lastTries = (db: Db, whose: Whose): Promise<TryRow[]> =>
  db
    .selectDistinctOn([spokenTry.studentId])
    .from(spokenTry)
    .where(of(whose))
    .orderBy(asc(spokenTry.studentId), sql`${spokenTry.nth} desc`);

/** How many recordings a student has sent for each of these. */
export async function sentByStudent(
  db: Db,
  schoolId: string,
  { spokenIds, studentId }: { spokenIds: readonly string[]; studentId: string },
): Promise<Map<string, { sent: number; lastAt: Date }>> {
  if (spokenIds.length === 0) return new Map();
  const rows = await db
    .select({
      spokenId: spokenTry.spokenId,
      sent: sql<number>`count(*)::int`,
      lastAt: sql<string>`max(${spokenTry.receivedAt})`,
    })
    .from(spokenTry)
    .where(
      and(
        eq(spokenTry.schoolId, schoolId),
        eq(spokenTry.studentId, studentId),
        inArray(spokenTry.spokenId, [...spokenIds]),
      ),
    )
    .groupBy(spokenTry.spokenId);
  return new Map(rows.map(({ spokenId, sent, lastAt }) => [spokenId, { sent, lastAt: new Date(lastAt) }]));
}

/** How many students of the classes that the reader teaches have sent something, and have a score. One query. */
export async function countsOf(
  db: Db,
  schoolId: string,
  { spokenIds, studentIds }: { spokenIds: readonly string[]; studentIds: readonly string[] },
): Promise<Map<string, { sent: number; scored: number; everybody: number }>> {
  if (spokenIds.length === 0) return new Map();
  const rows = await db.execute<{ spokenId: string; sent: number; scored: number; everybody: number }>(sql`
    select t.spoken_id as "spokenId", count(distinct t.student_id)::int as everybody,
      (count(distinct t.student_id) filter (where t.student_id = any(${list(studentIds)}::uuid[])))::int as sent,
      (count(distinct t.student_id) filter (where t.student_id = any(${list(studentIds)}::uuid[]) and r.score is not null))::int as scored
    from spoken_try t left join spoken_result r
      on r.school_id = t.school_id and r.spoken_id = t.spoken_id and r.student_id = t.student_id
    where t.school_id = ${schoolId} and t.spoken_id = any(${list(spokenIds)}::uuid[])
    group by t.spoken_id`);
  return new Map(rows.map((row) => [row.spokenId, row]));
}

export async function keepAssessment(db: Db, schoolId: string, id: string, assessment: Assessment): Promise<void> {
  await db
    .update(spokenTry)
    .set({ assessment })
    .where(and(eq(spokenTry.schoolId, schoolId), eq(spokenTry.id, id)));
}

/** Takes away every recording of a student; answers what they held. */
export async function removeTries(db: Db, schoolId: string, studentId: string): Promise<string[]> {
  const rows = await db
    .delete(spokenTry)
    .where(and(eq(spokenTry.schoolId, schoolId), eq(spokenTry.studentId, studentId)))
    .returning({ sha256: spokenTry.sha256 });
  return [...new Set(rows.map(({ sha256 }) => sha256))];
}
