import type { LabState } from '@zhibi/contract/classroom/laboratory';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { labAssessment, labScore } from './tables.js';

export type LabRow = typeof labAssessment.$inferSelect;

const byId = (schoolId: string, id: string) => and(eq(labAssessment.schoolId, schoolId), eq(labAssessment.id, id));

export async function findLab(db: Db, schoolId: string, id: string): Promise<LabRow | undefined> {
  const [row] = await db.select().from(labAssessment).where(byId(schoolId, id));
  return row;
}

export const labById = async (db: Db, schoolId: string, id: string): Promise<LabRow> =>
  found(await findLab(db, schoolId, id));

/** Held until the transaction ends: `score` beside other scorers, `change` alone. */
export async function holdLab(db: Db, schoolId: string, id: string, how: 'score' | 'change'): Promise<LabRow> {
  const [row] = await db
    .select()
    .from(labAssessment)
    .where(byId(schoolId, id))
    .for(how === 'score' ? 'share' : 'update');
  return found(row);
}

/** False where there is one of this id already. */
export async function insertLab(db: Db, row: typeof labAssessment.$inferInsert): Promise<boolean> {
  const rows = await db.insert(labAssessment).values(row).onConflictDoNothing().returning({ id: labAssessment.id });
  return rows.length === 1;
}

/** Changes an assessment that the transaction holds. */
export const changeLab = async (
  db: Db,
  { schoolId, id, revision }: Pick<LabRow, 'schoolId' | 'id' | 'revision'>,
  change: Partial<Omit<LabRow, 'schoolId' | 'id' | 'revision'>>,
): Promise<void> =>
  void (await db
    .update(labAssessment)
    .set({ ...change, revision: revision + 1 })
    .where(byId(schoolId, id)));

export const deleteLab = async (db: Db, schoolId: string, id: string): Promise<void> =>
  void (await db.delete(labAssessment).where(byId(schoolId, id)));

interface Wanted {
  schoolId: string;
  accountId: string;
  /** Class and subject pairs that the reader teaches; undefined: every class, for leaders. */
  taught: readonly { classId: string; subjectId: number }[] | undefined;
  /** Undefined: those of every class. */
  classIds: readonly string[] | undefined;
  subjectId: number | undefined;
  state: LabState | undefined;
  mine: boolean;
  before: string | undefined;
  limit: number;
}

/** Assessments that somebody may see, newest first. */
export const labsFor = (db: Db, wanted: Wanted): Promise<LabRow[]> =>
  db
    .select()
    .from(labAssessment)
    .where(
      and(
        eq(labAssessment.schoolId, wanted.schoolId),
        wanted.classIds && sql`${labAssessment.classId} = any (${list(wanted.classIds)}::uuid[])`,
        wanted.subjectId === undefined ? undefined : eq(labAssessment.subjectId, wanted.subjectId),
        wanted.state && eq(labAssessment.state, wanted.state),
        wanted.before === undefined ? undefined : lt(labAssessment.id, wanted.before),
        or(sql`${labAssessment.state} <> 'draft'`, eq(labAssessment.accountId, wanted.accountId)),
        wanted.mine ? eq(labAssessment.accountId, wanted.accountId) : undefined,
        wanted.taught && or(isTaught(wanted.taught), sql`${wanted.accountId} = any (${labAssessment.scorerIds})`),
      ),
    )
    .orderBy(desc(labAssessment.id))
    .limit(wanted.limit);

const isTaught = (taught: readonly { classId: string; subjectId: number }[]) =>
  sql`exists (select from jsonb_to_recordset(${JSON.stringify(taught)}::jsonb) as t("classId" uuid, "subjectId" integer)
    where t."classId" = ${labAssessment.classId} and t."subjectId" = ${labAssessment.subjectId})`;

/** How many students have a score of anybody. */
export async function scoredCounts(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.execute<{ id: string; count: number }>(sql`
    select assessment_id as id, count(distinct student_id)::int as count from lab_score
    where school_id = ${schoolId} and assessment_id = any (${list(ids)}::uuid[]) and points is not null
    group by assessment_id`);
  return new Map([...rows].map(({ id, count }) => [id, count]));
}

/** Which of these have scored. */
export async function scorersWithScores(
  db: Db,
  { schoolId, id }: Pick<LabRow, 'schoolId' | 'id'>,
  accountIds: readonly string[],
): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ accountId: labScore.accountId })
    .from(labScore)
    .where(
      and(eq(labScore.schoolId, schoolId), eq(labScore.assessmentId, id), inArray(labScore.accountId, [...accountIds])),
    );
  return rows.map(({ accountId }) => accountId);
}
