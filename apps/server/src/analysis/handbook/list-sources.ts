import type { handbookApi } from '@zhibi/contract/analysis/handbook';
import { instantOf, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { homeworkByIds } from '../../homework/index.js';
import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { mayMakeBooklets } from './policy.js';
import type { Here } from './read-class.js';
import { openWrongOf } from './store-reviews.js';

/** The papers of these days in which the class got something wrong, the newest first. */
export async function listSources(
  db: Db,
  actor: Actor,
  { classId, subjectId, from, to }: z.output<typeof handbookApi.sources.input>,
  { timeZone }: Here,
): Promise<z.input<typeof handbookApi.sources.output>> {
  ensure(mayMakeBooklets(actor, { classId, subjectId }), 'not-found');
  const { schoolId } = actor;
  const students = await studentsOf(db, schoolId, [classId]);
  const rows = await openWrongOf(db, schoolId, {
    studentIds: students.map(({ studentId }) => studentId),
    subjectId,
    from: instantOf(`${from.replaceAll('-', '')}000000`, timeZone),
    to: instantOf(`${to.replaceAll('-', '')}235959`, timeZone),
  });
  const homework = await homeworkByIds(db, schoolId, [...new Set(rows.map(({ homeworkId }) => homeworkId))]);
  return {
    items: [...homework.values()]
      .sort((a, b) => b.startAt.getTime() - a.startAt.getTime())
      .map(({ id, title, startAt }) => {
        const own = rows.filter(({ homeworkId }) => homeworkId === id);
        const writers = new Set(own.map(({ studentId }) => studentId)).size;
        return { homeworkId: id, title, startAt: toStamp(startAt, timeZone), wrong: own.length, students: writers };
      }),
  };
}
