import { cellsOf, isWritten } from '@zhibi/contract/classroom';
import type { roomApi } from '@zhibi/contract/classroom/room';
import { encodeStrokes } from '@zhibi/ink';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { notifyTeacher } from '../notify-teacher.js';
import type { SeatRow } from '../room/store-seats.js';
import { isInTime } from '../rules.js';
import { type LessonRowOf, taskForAnswer } from '../store.js';
import { foundOf, judged, strokesOf } from './judge.js';
import { putWriting, writingsIn } from './store.js';

/** Keeps and judges what a seat has written in a square. Sent twice it is there once. */
export async function writeCharacter(
  db: Db,
  { seat, lesson }: { seat: SeatRow; lesson: LessonRowOf },
  { taskId, round, cell, nth, strokes: ink, tap }: z.output<typeof roomApi.write.input>,
  now: Date,
): Promise<z.output<typeof roomApi.write.output>> {
  ensure(seat.state !== 'removed', 'forbidden', 'room-removed');
  const { schoolId, studentId } = seat;
  ensure(seat.state === 'in' && studentId !== null, 'forbidden', 'room-waits');
  const task = found(await taskForAnswer(db, schoolId, taskId));
  ensure(task.lessonId === lesson.id, 'not-found');
  const [kept] = await writingsIn(db, schoolId, { taskId, round, cell, studentId });
  if (kept && kept.nth >= nth) return { nth: kept.nth };
  ensure(isInTime(task, tap, { now, endedAt: lesson.endedAt }) && task.round === round, 'conflict', 'task-closed');
  const square = cellsOf(task.content.words ?? [])[cell];
  ensure(isWritten(task.kind) && square !== undefined, 'conflict', 'task-answer');
  const strokes = strokesOf(ink);
  const judgement = judged(square.character, strokes);
  const row = { schoolId, taskId, round, studentId, cell, nth, ink: encodeStrokes(strokes), at: now };
  await putWriting(db, { ...row, verdict: judgement.verdict, found: foundOf(judgement) });
  // A hand changes a square many times; the teacher's screens are told of the first, and look again by themselves.
  if (!kept) await notifyTeacher(db, lesson);
  return { nth };
}
