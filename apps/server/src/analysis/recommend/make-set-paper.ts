import type { recommendApi } from '@zhibi/contract/analysis/recommend';
import type { Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { givenOfWish, keepWish, lockWish } from '../../homework/index.js';
import { createPaper } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { knowledgeTitles } from '../../questions/index.js';
import { mayGiveSets } from './policy.js';
import { setTitle } from './rules-words.js';
import { insertSet } from './store.js';

const HOMEWORK = 0;

/** A paper of a set for a class or a layer, kept with what it is for; sent twice it is the same one. */
export async function makeSetPaper(
  db: Db,
  actor: Actor,
  input: z.output<typeof recommendApi.paper.input>,
  here: { now: Date; timeZone: string; language: Language },
): Promise<{ paperId: string }> {
  ensure(mayGiveSets(actor, input), 'not-found');
  const { schoolId, accountId: madeBy } = actor;
  const { classId, subjectId, kind, level, knowledgeId, wishId } = input;
  const asked = { kind: 'set-paper', wish: input } as const;
  await lockWish(db, actor, input);
  const gave = (await givenOfWish(db, actor, asked))?.[0];
  if (gave !== undefined) return { paperId: gave.id };
  const point = found((await knowledgeTitles(db, [knowledgeId])).get(knowledgeId));
  const { paperId } = await createPaper(
    db,
    actor,
    { subjectId, title: setTitle(input, point, here.language), paperType: HOMEWORK, questionIds: input.questionIds },
    here,
  );
  const row = { schoolId, paperId, classId, subjectId, kind, level, knowledgeId, madeBy, wishId, madeAt: here.now };
  ensure(await insertSet(db, row), 'conflict', 'wish-used');
  await keepWish(db, actor, { ...asked, gave: [{ id: paperId, layers: [] }] }, here.now);
  return { paperId };
}
