import type { recommendApi } from '@zhibi/contract/analysis/recommend';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { questionsNamed } from '../../questions/index.js';
import { mayGiveSets } from './policy.js';
import { keepUnsuitable, removeUnsuitable } from './store.js';

/** A teacher finds a question unsuitable for a class: it is not recommended to it again. */
export async function sayUnsuitable(
  db: Db,
  actor: Actor,
  input: z.output<typeof recommendApi.unsuitable.input>,
  now: Date,
): Promise<void> {
  ensure(mayGiveSets(actor, input), 'not-found');
  ensure((await questionsNamed(db, actor, [input.questionId])).length > 0, 'not-found');
  const { schoolId, accountId: saidBy } = actor;
  await keepUnsuitable(db, { ...input, schoolId, saidBy, saidAt: now });
}

/** It does suit the class after all; said twice is said once. */
export async function saySuitable(
  db: Db,
  actor: Actor,
  input: z.output<typeof recommendApi.suitable.input>,
): Promise<void> {
  ensure(mayGiveSets(actor, input), 'not-found');
  await removeUnsuitable(db, { ...input, schoolId: actor.schoolId });
}
