import type { pointsApi, RemarkFact } from '@zhibi/contract/classroom/points';
import { grouped } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { growthOfClass } from '../../analysis/index.js';
import { endOfCopy, givenTo } from '../../homework/index.js';
import { mayTeach, studentsOf, subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { mayGivePoints } from './policy.js';
import { monthBounds } from './rules.js';
import { countedIn } from './store.js';

const HANDED_IN: ReadonlySet<string> = new Set(['handed-in', 'marked', 'released']);

interface Here {
  now: Date;
  timeZone: string;
}

/** What is known of a student's month: points by reason, homework and growth in the subjects that this teacher teaches there. */
export async function remarkFacts(
  db: Db,
  actor: Actor,
  { classId, studentId, month }: z.output<typeof pointsApi.facts.input>,
  { now, timeZone }: Here,
): Promise<{ facts: RemarkFact[] }> {
  ensure(mayGivePoints(actor, classId), 'not-found');
  const { schoolId } = actor;
  const students = await studentsOf(db, schoolId, [classId]);
  ensure(
    students.some((one) => one.studentId === studentId),
    'not-found',
  );
  const bounds = monthBounds(month, timeZone);
  const counted = await countedIn(db, { schoolId, classId, ...bounds });
  const byReason = grouped(
    counted.filter((row) => row.studentId === studentId),
    ({ reason }) => reason,
  );
  const points = [...byReason].map(([reason, rows]) => ({
    kind: 'points' as const,
    reason,
    times: rows.length,
    points: rows.reduce((sum, row) => sum + row.points, 0),
  }));
  const subjects = await subjectsById(db);
  const nameOf = (subjectId: number) => subjects.get(subjectId)?.name ?? '';
  const due = (await givenTo(db, schoolId, studentId)).filter(
    ({ homework, submission }) =>
      submission.classId === classId &&
      mayTeach(actor, classId, homework.subjectId) &&
      homework.withdrawnAt === null &&
      submission.excuse === null &&
      isWithin(endOfCopy(homework, submission), bounds, now),
  );
  const homework = [...grouped(due, (one) => one.homework.subjectId)].map(([subjectId, given]) => ({
    kind: 'homework' as const,
    subjectName: nameOf(subjectId),
    given: given.length,
    handedIn: given.filter(({ submission }) => HANDED_IN.has(submission.status)).length,
  }));
  const growth: RemarkFact[] = [];
  const subjectIds = [...(actor.teaches.get(classId) ?? [])];
  for (const one of await growthOfClass(
    db,
    { schoolId, studentIds: students.map((row) => row.studentId), subjectIds },
    now,
  )) {
    const own = one.byStudent.get(studentId);
    if (own === undefined || !one.heldOn.replaceAll('-', '').startsWith(month)) continue;
    growth.push({
      kind: 'growth',
      subjectName: nameOf(one.subjectId),
      before: one.before,
      after: one.after,
      growth: own,
    });
  }
  return { facts: [...points, ...homework, ...growth] };
}

/** Homework whose end has come counts; what may still be handed in is no fact yet. */
const isWithin = (end: Date, { from, to }: { from: Date; to: Date }, now: Date) =>
  end >= from && end < to && end <= now;
