import type { Actor } from '@zhibi/contract/session';
import { freeRun, itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { forgetUse, holdUse } from '../../questions/index.js';
import { homeworkForTeacher, noProgress } from '../for-teacher.js';
import { announceChanged } from '../handing-in/progress.js';
import { progressOf } from '../handing-in/store-results.js';
import { recordChange } from '../history.js';
import { mayRun } from '../policy.js';
import { hasWriting } from '../rules.js';
import { lockHomework, updateHomework } from '../store.js';
import { givenBefore } from './given-before.js';
import { lockPractice } from './store-practice.js';

/** Takes a homework back while nothing is written. Ink that comes later on its pages is queued for a person. */
export async function withdrawHomework(db: Db, actor: Actor, homeworkId: string, now: Date): Promise<void> {
  ensure(mayRun(actor, await homeworkForTeacher(db, actor, homeworkId)));
  await takeBack(db, actor, homeworkId, now);
}

/** The same, once it is decided that the actor may. */
export async function takeBack(db: Db, actor: Actor, homeworkId: string, now: Date): Promise<void> {
  const homework = await lockHomework(db, actor.schoolId, homeworkId, 'update');
  const progress = (await progressOf(db, actor.schoolId, [homeworkId])).get(homeworkId) ?? noProgress;
  ensure(!hasWriting(progress) && homework.releasedAt === null, 'conflict', 'has-writing');
  if (homework.withdrawnAt !== null) return;
  await updateHomework(db, actor.schoolId, homeworkId, { withdrawnAt: now });
  await recordChange(db, homework, { kind: 'withdrawn', by: actor.accountId, at: now });
  if (homework.pushedAt !== null) await announceChanged(db, homework);
  // The sheets lie printed and are empty: they can be given out once more.
  await freeRun(db, actor.schoolId, homework.printRunId);
  const items = await itemsOf(db, actor.schoolId, homework.paperId);
  await lockPractice(db, actor.schoolId, homework.classIds);
  // Nobody has written on it: the classes have not had these questions.
  const of = { classIds: homework.classIds, questionIds: items.map(({ questionId }) => questionId) };
  await holdUse(db, actor.schoolId, of.questionIds);
  await forgetUse(db, actor.schoolId, { ...of, given: await givenBefore(db, actor.schoolId, { ...of, now }) });
}
