import type { handbookApi, Redoable } from '@zhibi/contract/analysis/handbook';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { findHomework, isInSchool, submissionsOf } from '../../homework/index.js';
import { appealedNumbers } from '../../marking/index.js';
import { itemNumbers } from '../../papers/index.js';
import { studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayReadReport } from '../policy.js';
import { mayGiveRedo } from './policy.js';
import type { Here } from './read-class.js';
import { readRedo } from './read-redo.js';

type Asked = z.output<typeof handbookApi.redoable.input>;

/** The wrong questions of a class in a homework beside what was redone right: both are shown, the first score stays. */
export async function showRedo(db: Db, actor: Actor, { homeworkId, classId }: Asked, here: Here): Promise<Redoable> {
  const { schoolId } = actor;
  ensure(isInSchool(actor), 'not-found');
  const homework = found(await findHomework(db, schoolId, homeworkId));
  ensure(homework.withdrawnAt === null && homework.classIds.includes(classId), 'not-found');
  ensure(mayReadReport(actor, classId, homework.subjectId), 'not-found');
  const copies = await submissionsOf(db, schoolId, homeworkId, [classId]);
  const studentIds = copies.map(({ studentId }) => studentId);
  const [{ given, students }, numbers, people, appealed] = [
    await readRedo(db, homework, { classId, studentIds }),
    await itemNumbers(db, schoolId, [homework.paperId]),
    await studentsById(db, schoolId, studentIds),
    await appealedNumbers(db, schoolId, homeworkId),
  ];
  const canGive = mayGiveRedo(actor, homework, classId);
  const aloneFor = (studentId: string): string | null =>
    given.find(
      ({ row, of, untouched }) => row.status === 'ready' && untouched === 1 && of.length === 1 && of[0] === studentId,
    )?.row.id ?? null;
  const numbersOf = (rows: readonly { itemId: string }[]) =>
    rows.map(({ itemId }) => numbers.get(itemId) ?? 0).sort((a, b) => a - b);
  return {
    canGive,
    students: copies
      .flatMap(({ studentId, score, status }) => {
        const own = students.get(studentId);
        if (own === undefined || own.wrong.length === 0) return [];
        const { name = '', studentNo = '' } = people.get(studentId) ?? {};
        return {
          studentId,
          name,
          studentNo,
          score: status === 'released' ? score : null,
          wrong: numbersOf(own.wrong),
          right: numbersOf(own.wrong.filter(({ redoneOn }) => redoneOn !== null)),
          appealed: appealed.get(studentId) ?? [],
          state: own.state,
          canGive: canGive && own.state === 'none',
          takeBackId: canGive ? aloneFor(studentId) : null,
        };
      })
      .sort((a, b) => a.studentNo.localeCompare(b.studentNo)),
    // What was taken back from everybody is no redo any more.
    given: given
      .filter(({ row, standing }) => row.status !== 'ready' || standing > 0)
      .map(({ row, copies: many, standing, untouched }) => ({
        handbookId: row.id,
        copies: row.status === 'ready' ? standing : many,
        untouched: row.status === 'ready' && canGive ? untouched : 0,
        status: row.status,
        endAt: toStamp(row.endAt, here.timeZone),
      })),
  };
}
