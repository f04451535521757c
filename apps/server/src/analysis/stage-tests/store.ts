import type { StageTestState } from '@zhibi/contract/analysis/stage-tests';
import { and, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { stageChange, stageTest } from './tables.js';

export type StageTest = typeof stageTest.$inferSelect;

export interface OfTest {
  schoolId: string;
  testId: string;
}

const isOf = ({ schoolId, testId }: OfTest) => and(eq(stageTest.schoolId, schoolId), eq(stageTest.id, testId));

export const insertTest = async (db: Db, row: typeof stageTest.$inferInsert): Promise<void> =>
  void (await db.insert(stageTest).values(row));

export async function findTest(db: Db, of: OfTest): Promise<StageTest | undefined> {
  const [row] = await db.select().from(stageTest).where(isOf(of));
  return row;
}

export const testById = async (db: Db, of: OfTest): Promise<StageTest> => found(await findTest(db, of));

/** The test, held until the transaction ends: its set-up and its scores are changed one after the other. */
export async function lockTest(db: Db, of: OfTest): Promise<StageTest> {
  const [row] = await db.select().from(stageTest).where(isOf(of)).for('update');
  return found(row);
}

export async function updateTest(db: Db, of: OfTest, change: Partial<StageTest>): Promise<void> {
  await db
    .update(stageTest)
    .set({ ...change, revision: sql`${stageTest.revision} + 1` })
    .where(isOf(of));
}

export async function deleteTest(db: Db, of: OfTest): Promise<void> {
  await db.delete(stageTest).where(isOf(of));
}

export interface Wanted {
  gid?: number | undefined;
  gids?: readonly number[] | undefined;
  state?: StageTestState | undefined;
  /** Only published ones whose time has come by then. */
  outBy?: Date | undefined;
  /** Only those that one of these classes sat. */
  classIds?: readonly string[] | undefined;
  /** Only those behind this one in the list. */
  after?: { heldOn: string; id: string } | undefined;
  limit: number;
}

const ofClasses = (classIds: readonly string[]): SQL =>
  sql`exists (select from jsonb_array_elements(${stageTest.classes}) c where c->>'classId' = any (${list(classIds)}::text[]))`;

/** Tests of a school, the newest first. */
export const listTests = (db: Db, schoolId: string, wanted: Wanted): Promise<StageTest[]> =>
  db
    .select()
    .from(stageTest)
    .where(
      and(
        eq(stageTest.schoolId, schoolId),
        wanted.gid === undefined ? undefined : eq(stageTest.gid, wanted.gid),
        wanted.gids && inArray(stageTest.gid, [...wanted.gids]),
        wanted.state && eq(stageTest.state, wanted.state),
        wanted.outBy &&
          and(ne(stageTest.state, 'draft'), sql`${stageTest.publishAt} <= ${wanted.outBy.toISOString()}::timestamptz`),
        wanted.classIds && ofClasses(wanted.classIds),
        wanted.after &&
          sql`(${stageTest.heldOn}, ${stageTest.id}) < (${wanted.after.heldOn}::date, ${wanted.after.id}::uuid)`,
      ),
    )
    .orderBy(desc(stageTest.heldOn), desc(stageTest.id))
    .limit(wanted.limit);

/** The tests that a student sat, the newest first. */
export const testsOfStudent = (
  db: Db,
  { schoolId, studentId, outBy, limit }: { schoolId: string; studentId: string; outBy?: Date; limit: number },
): Promise<StageTest[]> =>
  db
    .select()
    .from(stageTest)
    .where(
      and(
        eq(stageTest.schoolId, schoolId),
        sql`${stageTest.id} in (select e.test_id from stage_entry e where e.school_id = ${schoolId} and e.student_id = ${studentId})`,
        outBy && and(ne(stageTest.state, 'draft'), sql`${stageTest.publishAt} <= ${outBy.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(desc(stageTest.heldOn), desc(stageTest.id))
    .limit(limit);

export const insertChange = async (db: Db, row: typeof stageChange.$inferInsert): Promise<void> =>
  void (await db.insert(stageChange).values(row));

export const listChanges = (
  db: Db,
  { schoolId, testId, before, limit }: OfTest & { before?: string | undefined; limit: number },
): Promise<(typeof stageChange.$inferSelect)[]> =>
  db
    .select()
    .from(stageChange)
    .where(
      and(
        eq(stageChange.schoolId, schoolId),
        eq(stageChange.testId, testId),
        before === undefined ? undefined : lt(stageChange.id, before),
      ),
    )
    .orderBy(desc(stageChange.id))
    .limit(limit);
