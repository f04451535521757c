import type { Actor } from '@zhibi/contract/session';
import { correctionSheet } from '../../papers/index.js';
import { classesOf, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { standing } from './rules.js';
import { foundIn } from './store.js';
import { taskOfWriting } from './task-of-writing.js';

/** Whose characters are to be written again; those in doubt are not, before the teacher has looked. */
export async function correctionsOf(db: Db, actor: Actor, of: { lessonId: string; taskId: string }) {
  const { lesson, task, cells } = await taskOfWriting(db, actor, of);
  const members = await studentsOf(db, lesson.schoolId, [lesson.classId]);
  const [schoolClass] = await classesOf(db, lesson.schoolId, [lesson.classId]);
  const rows = await foundIn(db, lesson.schoolId, { taskId: task.id, round: task.round });
  const students = members.flatMap(({ studentId, name }) => {
    const missed = rows.filter((one) => one.studentId === studentId && standing(one) === 'wrong');
    const characters = [...new Set(missed.flatMap(({ cell }) => cells[cell]?.character ?? []))];
    return characters.length === 0 ? [] : [{ name, characters }];
  });
  ensure(students.length > 0, 'conflict', 'nothing-wrong');
  return { title: [schoolClass?.className, lesson.title, '订正'].filter(Boolean).join(' '), students };
}

export const printCorrections = async (
  services: Pick<Services, 'app'>,
  corrections: Awaited<ReturnType<typeof correctionsOf>>,
) => ({
  content: await correctionSheet(services, corrections),
  type: 'application/pdf' as const,
  name: { parts: [corrections.title], ending: 'pdf' as const },
});
