import type { StageResults, StageStudents } from '@zhibi/contract/analysis/stage-tests';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { classesOf, headedClassIds, isLeader, studentsById, studentsOf, subjectsById } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import { ensure, found } from '../../../platform/problem.js';
import { isOut, mayReadResults, mayReadStudents, rankShownTo } from '../policy.js';
import type { Here } from '../setting-up/save-test.js';
import { findTest, type StageTest, testsOfStudent } from '../store.js';
import { measuredBefore, openClasses, type ReadTest, readTest, sittingOf } from './read-results.js';
import { measuredOf } from './rules-results.js';
import { shownResults } from './rules-shown.js';

const LATEST = 12;

/** The students of a class in a test, by number, for whoever knows them by name. */
export async function stageStudents(
  db: Db,
  actor: Actor,
  asked: { testId: string; subjectId: number | null; classId?: string | undefined; againstId?: string | undefined },
  now: Date,
): Promise<StageStudents> {
  const { test, measured } = await readTest(db, actor, asked, now);
  const classes = await openClasses(db, actor, test, asked.subjectId);
  const own = found(classes.find(({ classId }) => asked.classId === undefined || classId === asked.classId));
  const against = await againstOf(db, actor, { test, againstId: asked.againstId ?? test.startTestId }, now);
  const before =
    against && (await measuredBefore(db, { schoolId: test.schoolId, testId: against.id, subjectId: asked.subjectId }));
  const shown = rankShownTo(actor, test);
  const results = shownResults(measured, { shown, before: before?.measured });
  const ids = measured.outcomes.filter(({ classId }) => classId === own.classId).map(({ studentId }) => studentId);
  const [students, moved] = await Promise.all([
    studentsById(db, test.schoolId, ids),
    movedFrom(db, test.schoolId, own.classId, ids),
  ]);
  return {
    ...own,
    classes,
    shown,
    against: before ? { testId: before.test.id, name: before.test.name } : null,
    rows: ids
      .flatMap((studentId) => {
        const [student, result] = [students.get(studentId), results.get(studentId)];
        if (student === undefined || result === undefined) return [];
        const { studentNo, name } = student;
        return [{ ...result, studentId, studentNo, name, movedTo: moved.get(studentId) ?? null }];
      })
      .sort((a, b) => (a.studentNo < b.studentNo ? -1 : 1)),
  };
}

/** The test to compare with; one that the reader may not read is as good as none. */
async function againstOf(
  db: Db,
  actor: Actor,
  { test, againstId }: { test: StageTest; againstId: string | null },
  now: Date,
): Promise<StageTest | undefined> {
  if (againstId === null) return undefined;
  const other = await findTest(db, { schoolId: test.schoolId, testId: againstId });
  return other && (isLeader(actor) || isOut(other, now)) ? other : undefined;
}

/** Who has left the class since the test: student → the class of today, '' for none. */
async function movedFrom(
  db: Db,
  schoolId: string,
  classId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const still = new Set((await studentsOf(db, schoolId, [classId])).map(({ studentId }) => studentId));
  const gone = new Set(ids.filter((id) => !still.has(id)));
  if (gone.size === 0) return new Map();
  const classes = await classesOf(db, schoolId);
  const nameOf = new Map(classes.map((one) => [one.classId, one.className]));
  const today = await studentsOf(db, schoolId, [...nameOf.keys()]);
  const moved = new Map([...gone].map((id) => [id, '']));
  for (const one of today) if (gone.has(one.studentId)) moved.set(one.studentId, nameOf.get(one.classId) ?? '');
  return moved;
}

/** One student across the last tests, in the subjects that the reader knows of this student. */
export async function resultsOfStudent(
  db: Db,
  actor: Actor,
  studentId: string,
  { now, timeZone }: Here,
): Promise<StageResults> {
  const { schoolId } = actor;
  ensure(schoolId !== '' && actor.role !== 'REGION', 'not-found');
  const student = found((await studentsById(db, schoolId, [studentId])).get(studentId));
  const headed = await headedClassIds(db, schoolId, actor.role === 'TEACHER' ? actor.teacherId : null);
  const tests = (await testsOfStudent(db, { schoolId, studentId, limit: LATEST })).filter((test) =>
    mayReadResults(actor, test, now),
  );
  const sees = (classId: string, subjectId: number | null) =>
    mayReadStudents(actor, { classId, subjectId, isHead: headed.has(classId) });
  const shown = await across(db, actor, { studentId, tests, sees, timeZone });
  // Whoever knows nothing of the student does not learn that there is one.
  ensure(isLeader(actor) || shown.length > 0, 'not-found');
  return { studentId, name: student.name, tests: shown };
}

/** The student's own results once they are out. Nobody else is in them, and no place unless the school shows it. */
export async function myResults(db: Db, actor: Actor, { now, timeZone }: Here): Promise<StageResults> {
  const { schoolId, studentId } = actor;
  ensure(studentId !== null, 'not-found');
  const tests = await testsOfStudent(db, { schoolId, studentId, outBy: now, limit: LATEST });
  return {
    studentId,
    name: actor.name,
    tests: await across(db, actor, { studentId, tests, sees: () => true, timeZone }),
  };
}

interface Across {
  studentId: string;
  tests: readonly StageTest[];
  sees: (classId: string, subjectId: number | null) => boolean;
  timeZone: string;
}

async function across(
  db: Db,
  actor: Actor,
  { studentId, tests, sees, timeZone }: Across,
): Promise<StageResults['tests']> {
  const subjects = await subjectsById(db);
  const sittings = await Promise.all(tests.map((test) => sittingOf(db, test)));
  return sittings.flatMap((sitting, at) => {
    const { test, entries } = sitting;
    const entry = entries.find((one) => one.studentId === studentId);
    if (entry === undefined) return [];
    const asked = [null, ...test.subjects.map(({ subjectId }) => subjectId)].filter((id) => sees(entry.classId, id));
    const rows = asked.flatMap((subjectId) => {
      const measured = measuredOf(sitting, subjectId);
      const earlier = sittings.slice(at + 1).find((one) => hasSat(one, studentId, subjectId));
      const before = earlier && measuredOf(earlier, subjectId);
      const result = measured && shownResults(measured, { shown: rankShownTo(actor, test), before }).get(studentId);
      if (measured === undefined || result === undefined || (result.score === null && !result.absent)) return [];
      const subjectName = subjectId === null ? '' : (subjects.get(subjectId)?.name ?? '');
      return [{ ...result, subjectId, subjectName, fullScore: measured.fullScore }];
    });
    if (rows.length === 0) return [];
    const className = test.classes.find(({ classId }) => classId === entry.classId)?.className ?? '';
    const { id: testId, name, heldOn } = test;
    return [{ testId, name, heldOn, publishAt: toStamp(test.publishAt, timeZone), className, subjects: rows }];
  });
}

const hasSat = (sitting: ReadTest, studentId: string, subjectId: number | null): boolean =>
  measuredOf(sitting, subjectId)?.outcomes.some((one) => one.studentId === studentId && one.score !== null) ?? false;
