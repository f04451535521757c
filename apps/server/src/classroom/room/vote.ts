import { createHash } from 'node:crypto';
import { isSignature } from '@zhibi/contract/classroom';
import type { roomApi } from '@zhibi/contract/classroom/room';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { signBlinded } from '../ballot-key.js';
import { notifyTeacher } from '../notify-teacher.js';
import { fits, isTaking } from '../rules.js';
import { findLesson, type LessonRowOf, taskForAnswer } from '../store.js';
import { ballotIn, findBox, noteSigned, putBallot } from '../store-boxes.js';
import { hashOf } from './find-room.js';
import type { SeatRow } from './store-seats.js';

/** Signs one hidden token for one student and round. Asked again with the same it signs the same; with another it refuses. */
export async function signToken(
  db: Db,
  { seat, lesson }: { seat: SeatRow; lesson: LessonRowOf },
  { boxId, blinded }: z.output<typeof roomApi.sign.input>,
  now: Date,
): Promise<z.output<typeof roomApi.sign.output>> {
  ensure(seat.state !== 'removed', 'forbidden', 'room-removed');
  const { schoolId, studentId } = seat;
  ensure(seat.state === 'in' && studentId !== null, 'forbidden', 'room-waits');
  const box = found(await findBox(db, schoolId, boxId));
  const task = found(await taskForAnswer(db, schoolId, box.taskId));
  ensure(task.lessonId === lesson.id, 'not-found');
  ensure(isTaking(task, now) && task.round === box.round && box.privateKey !== null, 'conflict', 'task-closed');
  const blindedHash = hashOf(blinded);
  const kept = await noteSigned(db, { schoolId, boxId, studentId, blindedHash });
  ensure(kept === blindedHash, 'conflict', 'ballot-twice');
  const signed = signBlinded(box.privateKey, box.modulus, blinded);
  ensure(signed !== undefined, 'conflict', 'ballot-wrong');
  return { signed };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Takes a ballot from nobody in particular: that the box has signed it is all that is asked. */
export async function castBallot(
  db: Db,
  schoolId: string,
  { boxId, ballot, signature, labels }: z.output<typeof roomApi.cast.input>,
  now: Date,
): Promise<Record<string, never>> {
  const box = found(await findBox(db, schoolId, boxId));
  const task = found(await taskForAnswer(db, schoolId, box.taskId));
  // As with answers: what is in the box already is acknowledged again, even after the lock.
  if ((await ballotIn(db, { schoolId, boxId, ballot }))?.join() === labels.join()) return {};
  ensure(isTaking(task, now) && task.round === box.round, 'conflict', 'task-closed');
  ensure(isSignature(ballot, signature, box.modulus, sha256), 'forbidden', 'ballot-wrong');
  ensure(fits(task, 0, labels), 'conflict', 'task-answer');
  await putBallot(db, { schoolId, boxId, ballot, labels });
  const lesson = await findLesson(db, schoolId, task.lessonId);
  if (lesson) await notifyTeacher(db, lesson);
  return {};
}
