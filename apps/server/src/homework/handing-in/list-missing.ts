import type { homeworkApi, MissingStudent } from '@zhibi/contract/homework';
import { instantOf, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf, mayTeach, studentsOf, subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { maySeeLoadOf } from '../load/policy.js';
import { isInSchool } from '../policy.js';
import { endOfCopy } from '../rules.js';
import { dueCopies } from './store-missing.js';

const DAY_MS = 24 * 3_600_000;
const handedIn: readonly string[] = ['handed-in', 'marked', 'released'];

/** Who of a class has not handed in what was due since yesterday, or is due today: whoever teaches it stands at the door. */
export async function listMissing(
  db: Db,
  actor: Actor,
  classId: string,
  { now, timeZone }: Here,
): Promise<z.output<typeof homeworkApi.missing.output>> {
  ensure(isInSchool(actor) && maySeeLoadOf(actor, [classId]), 'not-found');
  const { schoolId } = actor;
  ensure((await classesOf(db, schoolId, [classId])).length === 1, 'not-found');
  const today = instantOf(`${toStamp(now, timeZone).slice(0, 8)}000000`, timeZone);
  const window = { from: new Date(today.getTime() - DAY_MS), to: new Date(today.getTime() + DAY_MS), now };
  const [copies, students, subjects] = await Promise.all([
    dueCopies(db, { schoolId, classId }, window),
    studentsOf(db, schoolId, [classId]),
    subjectsById(db),
  ]);
  const missing = copies.filter(({ submission }) => !handedIn.includes(submission.status));
  const items = students.flatMap(({ studentId, name, studentNo }): MissingStudent[] => {
    const own = missing.filter(({ submission }) => submission.studentId === studentId);
    if (own.length === 0) return [];
    return [
      {
        studentId,
        name,
        studentNo,
        copies: own.map(({ homework, submission }) => ({
          homeworkId: homework.id,
          title: homework.title,
          subjectName: subjects.get(homework.subjectId)?.name ?? '',
          endAt: toStamp(endOfCopy(homework, submission), timeZone),
          status: submission.status,
          excuse: submission.excuse,
          remindedAt: submission.remindedAt && toStamp(submission.remindedAt, timeZone),
          can: { adjust: mayTeach(actor, classId, homework.subjectId) },
        })),
      },
    ];
  });
  return { students: students.length, due: new Set(copies.map(({ homework }) => homework.id)).size, items };
}
