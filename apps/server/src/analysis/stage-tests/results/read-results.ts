import type { Actor } from '@zhibi/contract/session';
import { headedClassIds } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import { ensure, found } from '../../../platform/problem.js';
import { mayReadResults, mayReadStudents } from '../policy.js';
import { findTest, type StageTest, testById } from '../store.js';
import { entriesOf, scoresOf } from '../store-scores.js';
import { type Measured, measuredOf, type Sitting } from './rules-results.js';

/** A test with all its scores: one reading answers every figure of it. */
export interface ReadTest extends Sitting {
  test: StageTest;
}

export async function sittingOf(db: Db, test: StageTest): Promise<ReadTest> {
  const of = { schoolId: test.schoolId, testId: test.id };
  const [entries, scores] = await Promise.all([entriesOf(db, of), scoresOf(db, of)]);
  return { test, entries, scores };
}

/** A test that somebody may read, with the subject that was asked for. */
export async function readTest(
  db: Db,
  actor: Actor,
  { testId, subjectId }: { testId: string; subjectId: number | null },
  now: Date,
): Promise<ReadTest & { measured: Measured }> {
  ensure(actor.schoolId !== '', 'not-found');
  const test = await testById(db, { schoolId: actor.schoolId, testId });
  ensure(mayReadResults(actor, test, now), 'not-found');
  const sitting = await sittingOf(db, test);
  return { ...sitting, measured: found(measuredOf(sitting, subjectId)) };
}

/** Another test for a comparison, where the reader may read it too; `undefined` where there is none, or it has not this subject. */
export async function measuredBefore(
  db: Db,
  { schoolId, testId, subjectId }: { schoolId: string; testId: string | null | undefined; subjectId: number | null },
): Promise<{ test: StageTest; measured: Measured; measure: 'subject' | 'total' } | undefined> {
  if (testId === null || testId === undefined) return undefined;
  const test = await findTest(db, { schoolId, testId });
  if (test === undefined) return undefined;
  const sitting = await sittingOf(db, test);
  const same = subjectId === null ? undefined : measuredOf(sitting, subjectId);
  const hasSame = same?.outcomes.some(({ score }) => score !== null) ?? false;
  if (same && hasSame) return { test, measured: same, measure: 'subject' };
  const total = measuredOf(sitting, null);
  return total && { test, measured: total, measure: 'total' };
}

/** The classes of a test whose students the reader sees by name. */
export async function openClasses(
  db: Db,
  actor: Actor,
  test: StageTest,
  subjectId: number | null,
): Promise<StageTest['classes']> {
  const headed = await headedClassIds(db, actor.schoolId, actor.role === 'TEACHER' ? actor.teacherId : null);
  return test.classes.filter(({ classId }) =>
    mayReadStudents(actor, { classId, subjectId, isHead: headed.has(classId) }),
  );
}
