import type { classroomApi } from '@zhibi/contract/classroom';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { studentsOf } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { lessonToRun } from './lesson-to-run.js';
import { notifyTeacher } from './notify-teacher.js';
import { fits } from './rules.js';
import { taskForAnswer, updateLesson } from './store.js';
import { putAnswer } from './store-answers.js';
import { dropMissed } from './store-missed.js';

/** What a student said or held up, tapped by the teacher: also once the task is locked, never for others where no names are kept. */
export async function answerFor(
  db: Db,
  actor: Actor,
  { lessonId, taskId, round, studentId, no, labels }: z.output<typeof classroomApi.answerFor.input>,
  now: Date,
): Promise<Record<string, never>> {
  const lesson = await lessonToRun(db, actor, lessonId);
  const task = found(await taskForAnswer(db, lesson.schoolId, taskId));
  ensure(task.lessonId === lessonId, 'not-found');
  const members = await studentsOf(db, lesson.schoolId, [lesson.classId]);
  ensure(
    members.some((one) => one.studentId === studentId),
    'not-found',
  );
  ensure(task.content.secrecy === 'named', 'conflict', 'task-secret');
  ensure(task.state !== 'draft' && task.state !== 'archived' && task.round === round, 'conflict', 'task-moved');
  ensure(fits(task, no, labels), 'conflict', 'task-answer');
  const { schoolId } = lesson;
  await putAnswer(db, {
    schoolId,
    taskId,
    round,
    no,
    studentId,
    nth: 0,
    labels,
    byTeacher: true,
    at: now,
    tappedAt: now,
  });
  await dropMissed(db, { schoolId, taskId, round, no, studentId });
  await updateLesson(db, schoolId, lessonId);
  await notifyTeacher(db, lesson);
  return {};
}
