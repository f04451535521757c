import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import type { ScoreRow } from './rules-kept.js';
import type { OfTest } from './store.js';
import { stageEntry, stageScore } from './tables.js';

export const entriesOf = (db: Db, { schoolId, testId }: OfTest): Promise<{ studentId: string; classId: string }[]> =>
  db
    .select({ studentId: stageEntry.studentId, classId: stageEntry.classId })
    .from(stageEntry)
    .where(and(eq(stageEntry.schoolId, schoolId), eq(stageEntry.testId, testId)));

export const scoresOf = (db: Db, { schoolId, testId }: OfTest): Promise<ScoreRow[]> =>
  db
    .select({ studentId: stageScore.studentId, subjectId: stageScore.subjectId, score: stageScore.score })
    .from(stageScore)
    .where(and(eq(stageScore.schoolId, schoolId), eq(stageScore.testId, testId)));

/** The same with the import that brought each. */
export async function marksOf(db: Db, { schoolId, testId }: OfTest, studentIds?: readonly string[]) {
  const rows = await db
    .select()
    .from(stageScore)
    .where(
      and(
        eq(stageScore.schoolId, schoolId),
        eq(stageScore.testId, testId),
        studentIds && inArray(stageScore.studentId, [...studentIds]),
      ),
    );
  return rows;
}

/** Whether scores are no longer what an import found when it was checked. */
export async function hasMovedOn(db: Db, { schoolId, testId }: OfTest, importId: string): Promise<boolean> {
  const rows = await db.execute(sql`
    select 1 from stage_import_row r cross join lateral jsonb_array_elements(r.changes) c
    left join stage_score s on s.school_id = r.school_id and s.test_id = ${testId} and s.student_id = r.student_id and s.subject_id = (c->>'subjectId')::integer
    where r.school_id = ${schoolId} and r.import_id = ${importId} and r.status in ('added', 'changed')
      and (c->>'from') is distinct from (case when s.student_id is null then null when s.score is null then 'absent' else trim_scale(s.score)::text end)
    limit 1`);
  return [...rows].length > 0;
}

/** How many students have scores in each subject of tests, and the best of them. One query. */
export async function scoredBySubject(db: Db, schoolId: string, testIds: readonly string[]) {
  const rows = await db.execute<{ testId: string; subjectId: number; scored: number; best: number | null }>(sql`
    select test_id as "testId", subject_id as "subjectId", count(*)::int as scored, max(score)::float as best
    from stage_score where school_id = ${schoolId} and test_id = any (${list(testIds)}::uuid[]) group by 1, 2`);
  return [...rows];
}

/** How many students of each test and class have a score or were absent. One query. */
export async function enteredByClass(db: Db, schoolId: string, testIds: readonly string[]) {
  const rows = await db.execute<{ testId: string; classId: string; scored: number }>(sql`
    select e.test_id as "testId", e.class_id as "classId", count(*) filter (where exists (
      select from stage_score s where s.school_id = e.school_id and s.test_id = e.test_id and s.student_id = e.student_id))::int as scored
    from stage_entry e where e.school_id = ${schoolId} and e.test_id = any (${list(testIds)}::uuid[]) group by 1, 2`);
  return [...rows];
}

/** In which subjects anybody of a class has a score, or was absent. One query. */
export async function subjectsByClass(db: Db, { schoolId, testId }: OfTest) {
  const rows = await db.execute<{ classId: string; subjectId: number }>(sql`
    select distinct e.class_id as "classId", s.subject_id as "subjectId" from stage_score s
    join stage_entry e on e.school_id = s.school_id and e.test_id = s.test_id and e.student_id = s.student_id
    where s.school_id = ${schoolId} and s.test_id = ${testId}`);
  return [...rows];
}

/** Writes the scores of an import: who is new sits the test in the class that the import says, whoever is there stays where they were. */
export async function writeImported(db: Db, { schoolId, testId }: OfTest, importId: string): Promise<void> {
  const ofImport = sql`r.school_id = ${schoolId} and r.import_id = ${importId} and r.status in ('added', 'changed')`;
  await db.execute(sql`
    insert into stage_entry (school_id, test_id, student_id, class_id)
    select ${schoolId}::uuid, ${testId}::uuid, r.student_id, r.class_id from stage_import_row r where ${ofImport}
    on conflict do nothing`);
  await db.execute(sql`
    insert into stage_score (school_id, test_id, student_id, subject_id, score, import_id)
    select ${schoolId}::uuid, ${testId}::uuid, r.student_id, (c->>'subjectId')::integer, nullif(c->>'to', 'absent')::numeric, ${importId}::uuid
    from stage_import_row r cross join lateral jsonb_array_elements(r.changes) c where ${ofImport}
    on conflict (school_id, test_id, student_id, subject_id) do update set score = excluded.score, import_id = excluded.import_id`);
}

/** Enters students in the classes that they sit in; who is there already stays where they were. */
export async function enterStudents(
  db: Db,
  { schoolId, testId }: OfTest,
  students: readonly { studentId: string; classId: string }[],
): Promise<void> {
  if (students.length === 0) return;
  const rows = students.map(({ studentId, classId }) => ({ schoolId, testId, studentId, classId }));
  await db.insert(stageEntry).values(rows).onConflictDoNothing();
}

/** What an applied row is compared with when it is taken back: only what is still as the import left it goes. */
const stillSo = sql`s.import_id = r.import_id and s.score is not distinct from nullif(c->>'to', 'absent')::numeric`;

/** Takes the scores of an import back as far as nobody has changed them since, and notes of each row what went and what stayed; a class of which nobody has a score is entered no more. */
export async function takeBackImported(db: Db, { schoolId, testId }: OfTest, importId: string): Promise<void> {
  const changed = sql`
    select r.row_no, r.student_id, (c->>'subjectId')::integer as subject_id, c->>'from' as was, (c->>'was')::uuid as was_import, coalesce(${stillSo}, false) as still
    from stage_import_row r cross join lateral jsonb_array_elements(r.changes) c
    left join stage_score s on s.school_id = r.school_id and s.test_id = ${testId} and s.student_id = r.student_id and s.subject_id = (c->>'subjectId')::integer
    where r.school_id = ${schoolId} and r.import_id = ${importId} and r.status in ('added', 'changed')`;
  await db.execute(sql`
    update stage_import_row t set taken_back = n.gone, kept = n.stayed from (
      select row_no, count(*) filter (where still)::int as gone, count(*) filter (where not still)::int as stayed from (${changed}) w group by 1) n
    where t.school_id = ${schoolId} and t.import_id = ${importId} and t.row_no = n.row_no`);
  await db.execute(sql`
    delete from stage_score s using (${changed}) w where s.school_id = ${schoolId} and s.test_id = ${testId}
      and s.student_id = w.student_id and s.subject_id = w.subject_id and w.still and w.was is null`);
  await db.execute(sql`
    update stage_score s set score = nullif(w.was, 'absent')::numeric, import_id = w.was_import from (${changed}) w where s.school_id = ${schoolId} and s.test_id = ${testId}
      and s.student_id = w.student_id and s.subject_id = w.subject_id and w.still and w.was is not null`);
  await db.execute(sql`
    delete from stage_entry e where e.school_id = ${schoolId} and e.test_id = ${testId} and not exists (
      select from stage_score s join stage_entry c on c.school_id = s.school_id and c.test_id = s.test_id and c.student_id = s.student_id
      where s.school_id = e.school_id and s.test_id = e.test_id and c.class_id = e.class_id)`);
}
