import type { Db } from '../../platform/db.js';
import { endGrants, reopenGrants } from '../../session/index.js';
import { recordLife } from '../store-life.js';
import type { Run } from './store.js';
import type { MovedClass, MovedLesson, MovedStudent } from './store-forward.js';

type Happened = Parameters<typeof recordLife>[1][number];

/** What a run did to classes, in their histories. */
export async function recordHistoryOfClasses(db: Db, run: Run, at: Date, moved: readonly MovedClass[]): Promise<void> {
  await recordLife(
    db,
    moved.map((one) => ({
      ...whose(run, at, 'class', one.classId),
      what: word(run, one.gidAfter === null),
      detail: between(run, one.gidBefore, one.gidAfter, one.nameBefore, one.nameAfter),
    })),
  );
}

export async function recordHistoryOfLessons(db: Db, run: Run, at: Date, moved: readonly MovedLesson[]): Promise<void> {
  await recordLife(
    db,
    moved
      .filter(({ gone }) => !gone)
      .map((one) => ({
        ...whose(run, at, 'teacher', one.teacherId),
        what: 'lesson-subject-changed',
        detail: {
          ...yearsOf(run),
          classId: one.classId,
          from: run.direction === 'forward' ? one.subjectBefore : one.subjectAfter,
          to: run.direction === 'forward' ? one.subjectAfter : one.subjectBefore,
        },
      })),
  );
}

/** What a run did to students: their histories, and the grants of those who left or came back. */
export async function recordHistoryOfStudents(
  db: Db,
  run: Run,
  at: Date,
  moved: readonly MovedStudent[],
): Promise<void> {
  const settled = moved.filter(({ elsewhere }) => !elsewhere);
  const leavers = settled.filter(({ gidAfter }) => gidAfter === null).map(({ accountId }) => accountId);
  const grant = { schoolId: run.schoolId, role: 'STUDENT' as const, accountIds: leavers };
  if (run.direction === 'forward') await endGrants(db, grant, at);
  else await reopenGrants(db, grant);
  await recordLife(
    db,
    settled.map((one) => ({
      ...whose(run, at, 'student', one.studentId),
      what: word(run, one.gidAfter === null),
      detail: {
        ...between(run, one.gidBefore, one.gidAfter, one.classNameBefore, one.className),
        classId: one.classId,
      },
    })),
  );
}

const word = ({ direction }: Run, leaves: boolean): string =>
  `${leaves ? 'graduated' : 'promoted'}${direction === 'back' ? '-undone' : ''}`;

const yearsOf = (run: Run) => ({ fromYear: run.fromYear, toYear: run.toYear });

function between(run: Run, gidBefore: number, gidAfter: number | null, nameBefore: string, nameAfter: string) {
  const [before, after] = [
    { gid: gidBefore, className: nameBefore },
    { gid: gidAfter, className: gidAfter === null ? null : nameAfter },
  ];
  return run.direction === 'forward'
    ? { ...yearsOf(run), from: before, to: after }
    : { ...yearsOf(run), from: after, to: before };
}

const whose = (run: Run, at: Date, kind: Happened['whose'], whoseId: string) => ({
  schoolId: run.schoolId,
  whose: kind,
  whoseId,
  byAccount: run.direction === 'forward' ? run.startedBy : (run.undoBy ?? run.startedBy),
  at,
});
