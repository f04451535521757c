import {
  type Blueprint,
  blueprintLimits,
  type composingApi,
  isSound,
  type Outcome,
  questionsOf,
} from '@zhibi/contract/papers/composing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../../platform/db.js';
import { ensure } from '../../../platform/problem.js';
import type { Services } from '../../../platform/services.js';
import { ensureField } from '../../../platform/wrong-field.js';
import { compositionCandidates } from '../../../questions/index.js';
import { mayPrintFor } from '../../policy.js';
import { givenSince } from './given-since.js';
import { solveApart } from './solve-apart.js';

type Input = z.output<typeof composingApi.tryOut.input>;

interface Needs {
  actor: Actor;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** So many questions are chosen from; of a larger bank a part that the seed draws. */
const CANDIDATES = 5_000;

/** Refuses a blueprint that asks for nothing, for more than a paper holds, or for one thing twice. */
export function ensureWhole(blueprint: Blueprint): void {
  ensure(blueprint.topics.length > 0 && blueprint.types.length > 0, 'invalid', 'nothing-chosen');
  ensure(questionsOf(blueprint) <= blueprintLimits.questions, 'invalid', 'too-many-questions');
  ensureField(isSound(blueprint), 'blueprint');
}

/** The best papers of a blueprint from the banks that a teacher reads, or why there are none. Nothing is kept. */
export async function tryOut(
  services: Services,
  { actor, transact }: Needs,
  { subjectId, blueprint, classIds, seed, avoid, papers }: Input,
): Promise<Outcome> {
  ensureWhole(blueprint);
  ensure(mayPrintFor(actor, classIds, subjectId), 'not-found');
  const { by, topics, types, recentDays } = blueprint;
  const wish = {
    subjectId,
    by,
    topicIds: topics.map(({ topicId }) => topicId),
    types: types.map(({ type }) => type),
    given: givenSince(services.clock.now(), recentDays, classIds),
  };
  const candidates = await transact((db) => compositionCandidates(db, actor, wish, { limit: CANDIDATES, seed }));
  return solveApart(services, { blueprint, candidates, avoid, seed, papers });
}
