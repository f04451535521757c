import type { classroomApi, RoomSettings } from '@zhibi/contract/classroom';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { lessonToRun } from './lesson-to-run.js';
import { notifyTeacher } from './notify-teacher.js';
import { isPresent, type SeatRow, seatById, seatsOf, setSeat } from './room/store-seats.js';
import { taskForAnswer, updateLesson, updateTask } from './store.js';

/** Opens or closes the room, and says what of the names is shown. */
export async function setRoom(
  db: Db,
  actor: Actor,
  { lessonId, ...settings }: RoomSettings & { lessonId: string },
): Promise<Record<string, never>> {
  const lesson = await lessonToRun(db, actor, lessonId);
  await updateLesson(db, lesson.schoolId, lesson.id, settings);
  await notifyTeacher(db, lesson);
  return {};
}

/**
 * Lets in, asks to leave, or frees a name. Whoever was asked to leave does not come back unless the teacher lets them in again, and from
 * then on nobody comes in by the code unseen. Where somebody else sits under the name by now, the device may come in under another.
 */
export async function moveSeat(
  db: Db,
  actor: Actor,
  { lessonId, seatId, move }: z.output<typeof classroomApi.moveSeat.input>,
): Promise<Record<string, never>> {
  const lesson = await lessonToRun(db, actor, lessonId);
  const seat = found(await seatById(db, lesson.schoolId, seatId));
  ensure(seat.lessonId === lessonId, 'not-found');
  // Let in twice is in.
  if (move === 'admit' && seat.state === 'in') return {};
  ensure(move !== 'admit' || seat.state !== 'left', 'conflict');
  const isTaken = move === 'admit' && (await seatsOf(db, lesson.schoolId, lessonId)).some(sitsFor(seat));
  const admitted = isTaken ? 'left' : 'in';
  await setSeat(db, seat, { state: move === 'admit' ? admitted : move === 'remove' ? 'removed' : 'left' });
  await updateLesson(db, lesson.schoolId, lesson.id, move === 'remove' ? { isGuarded: true } : {});
  await notifyTeacher(db, lesson);
  return {};
}

/** Whether somebody else is in the room as this student. */
const sitsFor =
  ({ id, studentId }: SeatRow) =>
  (other: SeatRow): boolean =>
    studentId !== null && other.studentId === studentId && other.id !== id && isPresent(other);

/** A question that was asked without a key gets one. */
export async function setKey(
  db: Db,
  actor: Actor,
  { lessonId, taskId, no, key }: z.output<typeof classroomApi.setKey.input>,
): Promise<Record<string, never>> {
  const lesson = await lessonToRun(db, actor, lessonId);
  const task = found(await taskForAnswer(db, lesson.schoolId, taskId));
  ensure(task.lessonId === lessonId, 'not-found');
  const question = found(task.content.questions[no]);
  ensure(
    key.every((label) => question.options.some((option) => option.label === label)),
    'conflict',
    'task-answer',
  );
  const questions = task.content.questions.map((one, nth) => (nth === no ? { ...one, key } : one));
  await updateTask(db, task, { content: { ...task.content, questions } });
  await updateLesson(db, lesson.schoolId, lesson.id);
  await notifyTeacher(db, lesson);
  return {};
}
