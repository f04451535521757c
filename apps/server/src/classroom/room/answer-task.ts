import { judgedTap } from '@zhibi/contract/classroom';
import type { roomApi } from '@zhibi/contract/classroom/room';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { notifyTeacher } from '../notify-teacher.js';
import { fits, isInTime } from '../rules.js';
import { type LessonRowOf, taskForAnswer } from '../store.js';
import { answersOfStudent, putAnswer } from '../store-answers.js';
import { putMissed } from '../store-missed.js';
import type { SeatRow } from './store-seats.js';

type Given = z.output<typeof roomApi.answer.input>;

/**
 * Keeps an answer of a seat, and says what counts now: of what is sent twice the newest, and a late network is no slow student.
 * @returns `too-late` where it does not count; what was meant is kept for the teacher
 */
export async function answerTask(
  db: Db,
  { seat, lesson }: { seat: SeatRow; lesson: LessonRowOf },
  { taskId, round, no, nth, labels, tap }: Given,
  now: Date,
): Promise<z.output<typeof roomApi.answer.output> | 'too-late'> {
  ensure(seat.state !== 'removed', 'forbidden', 'room-removed');
  const { schoolId, studentId } = seat;
  ensure(seat.state === 'in' && studentId !== null, 'forbidden', 'room-waits');
  const task = found(await taskForAnswer(db, schoolId, taskId));
  ensure(task.lessonId === lesson.id, 'not-found');
  const kept = (await answersOfStudent(db, schoolId, taskId, studentId)).find(
    (one) => one.round === round && one.no === no,
  );
  // What was acknowledged once is acknowledged again, even after the lock: the answer to it was lost on the way.
  if (kept && kept.nth >= nth) return { nth: kept.nth, labels: kept.labels };
  ensure(task.content.secrecy === 'named' && fits(task, no, labels), 'conflict', 'task-answer');
  if (!isInTime(task, tap, { now, endedAt: lesson.endedAt }) || task.round !== round) {
    ensure(task.openedAt !== null && round <= task.round, 'conflict', 'task-closed');
    // The same as counts already is nothing lost.
    if (kept?.labels.join() === labels.join()) return { nth: kept.nth, labels: kept.labels };
    if (!kept?.byTeacher) await putMissed(db, { schoolId, taskId, round, no, studentId, nth, labels, at: now });
    await notifyTeacher(db, lesson);
    return 'too-late';
  }
  if (kept?.byTeacher) return { nth: kept.nth, labels: kept.labels };
  const openedMs = (task.openedAt ?? now).getTime();
  const { atMs, errorMs } = judgedTap(tap, { openedMs, arrivedMs: now.getTime() });
  const times = { at: now, tappedAt: new Date(atMs), tapErrorMs: Math.ceil(errorMs) };
  await putAnswer(db, { schoolId, taskId, round, no, studentId, nth, labels, ...times });
  await notifyTeacher(db, lesson);
  return { nth, labels };
}
