import type { Growth, pointsApi } from '@zhibi/contract/classroom/points';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { growthOfClass } from '../../analysis/index.js';
import { mayTeach, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { placed } from './rules.js';

/** Growth of a class in a subject that the actor teaches there; places as the rank policy of the later test says. */
export async function showGrowth(
  db: Db,
  actor: Actor,
  { classId, subjectId }: Pick<z.output<typeof pointsApi.growth.input>, 'classId' | 'subjectId'>,
  now: Date,
): Promise<Growth | null> {
  ensure(mayTeach(actor, classId, subjectId), 'not-found');
  const { schoolId } = actor;
  const students = await studentsOf(db, schoolId, [classId]);
  const studentIds = students.map(({ studentId }) => studentId);
  const [found] = await growthOfClass(db, { schoolId, studentIds, subjectIds: [subjectId] }, now);
  if (!found) return null;
  const rows = students.flatMap(({ studentId, name, studentNo }) => {
    const growth = found.byStudent.get(studentId);
    return growth === undefined ? [] : [{ studentId, name, studentNo, growth }];
  });
  const shown = found.ranks.teacher;
  return { before: found.before, after: found.after, shown, students: placed(rows, shown) };
}
