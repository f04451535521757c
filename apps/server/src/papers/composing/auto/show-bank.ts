import type { composingApi } from '@zhibi/contract/papers/composing';
import { QuestionType } from '@zhibi/contract/questions';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../../platform/db.js';
import { ensure } from '../../../platform/problem.js';
import { countCandidates } from '../../../questions/index.js';
import { mayPrintFor } from '../../policy.js';
import { givenSince } from './given-since.js';

const everyType = QuestionType.options.map(({ value }) => value);

/** What the banks hold for the topics of a blueprint. One query. */
export function showBank(
  db: Db,
  actor: Actor,
  { subjectId, by, topicIds, classIds, recentDays }: z.output<typeof composingApi.bank.input>,
  now: Date,
): Promise<z.input<typeof composingApi.bank.output>> {
  ensure(mayPrintFor(actor, classIds, subjectId), 'not-found');
  const given = givenSince(now, recentDays, classIds);
  return countCandidates(db, actor, { subjectId, by, topicIds, types: everyType, given });
}
