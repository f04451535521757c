import type { dictationApi } from '@zhibi/contract/classroom/dictation';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { notifyTeacher } from '../notify-teacher.js';
import { mayJudgeWriting } from '../policy.js';
import { saySquare } from './store.js';
import { taskOfWriting } from './task-of-writing.js';

/** The teacher's word on a square, above the machine's; also after the lesson. */
export async function decideWriting(
  db: Db,
  actor: Actor,
  { studentId, cell, isRight, ...of }: z.output<typeof dictationApi.decide.input>,
): Promise<Record<string, never>> {
  const { lesson, task } = await taskOfWriting(db, actor, of);
  ensure(mayJudgeWriting(actor, lesson));
  const square = { taskId: task.id, round: task.round, studentId, cell };
  ensure(await saySquare(db, lesson.schoolId, square, { isRight, by: actor.accountId }), 'not-found');
  await notifyTeacher(db, lesson);
  return {};
}
