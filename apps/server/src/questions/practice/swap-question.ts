import type { practiceApi } from '@zhibi/contract/questions/practice';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayChooseFor, mayPractise } from './policy.js';
import { unitsOf } from './rules.js';
import { asidesOf, candidatesOf, deleteAsides, findBookOf, putAside } from './store.js';

/** Puts a question of a unit aside for this teacher, so that another one takes its place; one that is aside already stays so. */
export async function swapQuestion(
  db: Db,
  actor: Actor,
  { chapterId, questionId, classId }: z.output<typeof practiceApi.swap.input>,
): Promise<void> {
  ensure(mayPractise(actor), 'not-found');
  const { subjectId } = found(await findBookOf(db, chapterId));
  ensure(mayChooseFor(actor, classId, subjectId), 'not-found');
  const aside = await asidesOf(db, actor, [chapterId]);
  if (aside.some((one) => one.questionId === questionId)) return;
  const units = unitsOf(await candidatesOf(db, actor, { subjectId, chapterIds: [chapterId], classId }));
  const unit = found(units.find(({ questions }) => questions.some((one) => one.questionId === questionId)));
  ensure(unit.spare > 0, 'conflict', 'no-other');
  await putAside(db, actor, { chapterId, questionId });
}

/** Takes back that questions were put aside; what is not aside stays as it is. */
export async function bringBack(db: Db, actor: Actor, of: z.output<typeof practiceApi.bringBack.input>): Promise<void> {
  ensure(mayPractise(actor), 'not-found');
  await deleteAsides(db, actor, of);
}
