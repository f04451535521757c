import type { PointBoard, pointsApi } from '@zhibi/contract/classroom/points';
import { grouped } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { groupSetsOf, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { mayGivePoints } from './policy.js';
import { dayOf, monthBounds, summed } from './rules.js';
import { countedIn } from './store.js';

/** The points of a month, student by day, and of the groups as they are today. Four queries. */
export async function showPoints(
  db: Db,
  actor: Actor,
  { classId, month }: z.output<typeof pointsApi.board.input>,
  timeZone: string,
): Promise<PointBoard> {
  ensure(mayGivePoints(actor, classId), 'not-found');
  const { schoolId } = actor;
  const students = await studentsOf(db, schoolId, [classId]);
  const sets = await groupSetsOf(db, schoolId, classId);
  const counted = await countedIn(db, { schoolId, classId, ...monthBounds(month, timeZone) });
  const rows = counted.map((row) => ({ ...row, day: dayOf(row.givenAt, timeZone) }));
  const byStudent = grouped(rows, ({ studentId }) => studentId);
  const totals = summed(rows, ({ studentId }) => studentId);
  const totalOf = (studentId: string) => totals.get(studentId) ?? 0;
  return {
    days: [...new Set(rows.map(({ day }) => day))].toSorted(),
    students: students.map(({ studentId, name, studentNo }) => ({
      studentId,
      name,
      studentNo,
      total: totalOf(studentId),
      days: [...summed(byStudent.get(studentId) ?? [], ({ day }) => day)].map(([day, points]) => ({ day, points })),
    })),
    sets: sets.map(({ id, name, groups }) => ({
      setId: id,
      name,
      groups: groups.map((group) => ({
        number: group.number,
        name: group.name,
        colour: group.colour,
        members: group.memberIds.length,
        total: group.memberIds.reduce((sum, studentId) => sum + totalOf(studentId), 0),
      })),
    })),
  };
}
