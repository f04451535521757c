import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { demand } from '../platform/problem.js';
import { homeworkForTeacher, noProgress } from './for-teacher.js';
import { mayRun } from './policy.js';
import { hasWriting } from './rules.js';
import { lockHomework, updateHomework } from './store.js';
import { progressOf } from './store-results.js';

/** Takes a homework back while nothing is written. Ink that comes later on its pages is queued for a person. */
export async function withdrawHomework(db: Db, actor: Actor, homeworkId: string, now: Date): Promise<void> {
  demand(mayRun(actor, await homeworkForTeacher(db, actor, homeworkId)));
  const homework = await lockHomework(db, actor.schoolId, homeworkId, 'update');
  const progress = (await progressOf(db, actor.schoolId, [homeworkId])).get(homeworkId) ?? noProgress;
  demand(!hasWriting(progress) && homework.releasedAt === null, 'conflict', 'has-writing');
  if (homework.withdrawnAt === null) await updateHomework(db, actor.schoolId, homeworkId, { withdrawnAt: now });
}
