import type { StageTest as Shown, StageSetup, StageTestLine } from '@zhibi/contract/analysis/stage-tests';
import { toStamp } from '@zhibi/contract/kernel';
import { homeworkByIds } from '../../../homework/index.js';
import { subjectsById } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import { type OfTest, type StageTest, testById } from '../store.js';
import { enteredByClass, scoredBySubject } from '../store-scores.js';
import { canOf } from './rules-set-up.js';

/** The set-up of a test as it was said. */
export const setUpOf = (test: StageTest, timeZone: string): StageSetup => ({
  name: test.name,
  kind: test.kind,
  term: test.term,
  gid: test.gid,
  heldOn: test.heldOn,
  classIds: test.classes.map(({ classId }) => classId),
  subjects: test.subjects.map(({ homeworkIds: _, droppedItemIds: __, ...subject }) => subject),
  electives: test.electives,
  totalLines: test.totalLines,
  absentRule: test.absentRule,
  ranks: test.ranks,
  startTestId: test.startTestId,
  publishAt: toStamp(test.publishAt, timeZone),
});

/** A test with all that is said of it, as those who set it up see it. */
export async function showTest(db: Db, of: OfTest, timeZone: string): Promise<Shown> {
  const test = await testById(db, of);
  const [subjects, scored, entered, homework] = await Promise.all([
    subjectsById(db),
    scoredBySubject(db, of.schoolId, [of.testId]),
    enteredByClass(db, of.schoolId, [of.testId]),
    homeworkByIds(
      db,
      of.schoolId,
      test.subjects.flatMap(({ homeworkIds }) => homeworkIds),
    ),
  ]);
  const students = entered.reduce((sum, one) => sum + one.scored, 0);
  return {
    ...setUpOf(test, timeZone),
    testId: test.id,
    state: test.state,
    revision: test.revision,
    scored: students,
    subjects: test.subjects.map(({ homeworkIds, droppedItemIds: _, ...subject }) => {
      const own = scored.find(({ subjectId }) => subjectId === subject.subjectId);
      return {
        ...subject,
        subjectName: subjects.get(subject.subjectId)?.name ?? '',
        scored: own?.scored ?? 0,
        best: own?.best ?? null,
        homework: homeworkIds.flatMap((homeworkId) => {
          const title = homework.get(homeworkId)?.title;
          return title === undefined ? [] : [{ homeworkId, title }];
        }),
      };
    }),
    classes: test.classes,
    can: canOf(test.state, students),
  };
}

/** Tests as lines of a list: two queries, however many they are. @param mayChange who only reads can do nothing with them */
export async function showLines(
  db: Db,
  schoolId: string,
  { tests, mayChange, timeZone }: { tests: readonly StageTest[]; mayChange: boolean; timeZone: string },
): Promise<StageTestLine[]> {
  const testIds = tests.map(({ id }) => id);
  const [subjects, entered] = await Promise.all([subjectsById(db), enteredByClass(db, schoolId, testIds)]);
  return tests.map((test) => {
    const scored = entered.filter(({ testId }) => testId === test.id).reduce((sum, one) => sum + one.scored, 0);
    return {
      testId: test.id,
      name: test.name,
      kind: test.kind,
      term: test.term,
      gid: test.gid,
      heldOn: test.heldOn,
      state: test.state,
      publishAt: toStamp(test.publishAt, timeZone),
      classes: test.classes.length,
      subjects: test.subjects.map(({ subjectId, fullScore }) => ({
        subjectId,
        fullScore,
        subjectName: subjects.get(subjectId)?.name ?? '',
      })),
      scored,
      can: mayChange ? canOf(test.state, scored) : canOfNobody,
    };
  });
}

const canOfNobody = {
  change: false,
  publish: false,
  withdraw: false,
  archive: false,
  restore: false,
  remove: false,
  bringScores: false,
};
