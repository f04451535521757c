import { FEWEST_SHOWN, type StageClass, type StageOverview } from '@zhibi/contract/analysis/stage-tests';
import type { Actor } from '@zhibi/contract/session';
import { subjectsById, teachersByClass } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import { isOut, maySetUp } from '../policy.js';
import { listTests } from '../store.js';
import { measuredBefore, openClasses, type ReadTest, readTest } from './read-results.js';
import { addedSince, carriedBy, classesOf, wholeOf } from './rules-overview.js';
import { type Measured, subjectOf } from './rules-results.js';

/** Tests that changes can be told against. */
const OTHERS = 20;

/** A stage test as a whole and by class. Nobody is named; a class too small to hide its students is only shown to who knows them. */
export async function stageOverview(
  db: Db,
  actor: Actor,
  asked: { testId: string; subjectId: number | null },
  now: Date,
): Promise<StageOverview> {
  const read = await readTest(db, actor, asked, now);
  const { test, measured } = read;
  const [subjects, teachers, open, start, others] = await Promise.all([
    subjectsById(db),
    teachersByClass(
      db,
      test.schoolId,
      test.classes.map(({ classId }) => classId),
    ),
    openClasses(db, actor, test, asked.subjectId),
    measuredBefore(db, { schoolId: test.schoolId, testId: test.startTestId, subjectId: asked.subjectId }),
    othersOf(db, actor, read, now),
  ]);
  const added = start && addedSince(measured, start.measured);
  const figures = classesOf(measured);
  const nameOf = (subjectId: number) => subjects.get(subjectId)?.name ?? '';
  return {
    testId: test.id,
    name: test.name,
    kind: test.kind,
    term: test.term,
    gid: test.gid,
    heldOn: test.heldOn,
    state: test.state,
    subjects: test.subjects.map(({ subjectId, assigned }) => ({
      subjectId,
      subjectName: nameOf(subjectId),
      isAssigned: assigned !== null,
    })),
    subjectId: asked.subjectId,
    ...wholeOf(measured),
    classes: test.classes.map(({ classId, className }): StageClass => {
      const names = teachers.filter((one) => one.classId === classId && one.subjectId === asked.subjectId);
      const own = figures.get(classId);
      const canOpen = open.some((one) => one.classId === classId);
      const isHidden = own === undefined || own.sat === 0 || (own.sat < FEWEST_SHOWN && !canOpen);
      return {
        classId,
        className,
        canOpen,
        teachers: names.map(({ name }) => name),
        entered: own?.entered ?? 0,
        sat: own?.sat ?? 0,
        absent: own?.absent ?? 0,
        unscored: own?.unscored ?? 0,
        mean: isHidden ? null : own.mean,
        median: isHidden ? null : own.median,
        deviation: isHidden ? null : own.deviation,
        box: isHidden ? null : own.box,
        levels: isHidden ? null : own.levels,
        contribution: own?.contribution ?? null,
        added: added?.byClass.get(classId) ?? null,
      };
    }),
    added:
      start && added
        ? {
            testId: start.test.id,
            name: start.test.name,
            measure: start.measure,
            counted: added.counted,
            leftOut: added.leftOut,
            slope: added.slope,
          }
        : null,
    carried:
      asked.subjectId === null
        ? carriedOf(read, measured).map((one) => ({ ...one, subjectName: nameOf(one.subjectId) }))
        : [],
    others: others.map(({ id, name, heldOn }) => ({ testId: id, name, heldOn })),
    fromHomework: test.subjects.some(
      ({ subjectId, homeworkIds }) => subjectId === asked.subjectId && homeworkIds.length > 0,
    ),
    can: { students: open.length > 0, setUp: maySetUp(actor) },
  };
}

const carriedOf = (read: ReadTest, total: Measured) =>
  carriedBy(
    total,
    read.test.subjects.flatMap(({ subjectId }) => {
      const measured = subjectOf(read, subjectId);
      const hasScores = measured?.outcomes.some(({ score }) => score !== null) ?? false;
      return measured && hasScores ? [{ ...measured, subjectId }] : [];
    }),
  );

/** Tests held before this one that the reader may read. */
async function othersOf(db: Db, actor: Actor, { test }: ReadTest, now: Date) {
  const before = { heldOn: test.heldOn, id: test.id };
  const teaches = actor.role === 'TEACHER' ? test.classes.map(({ classId }) => classId) : undefined;
  const tests = await listTests(db, test.schoolId, { after: before, classIds: teaches, limit: OTHERS });
  return tests.filter((one) => maySetUp(actor) || isOut(one, now));
}
