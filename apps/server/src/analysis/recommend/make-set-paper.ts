import type { recommendApi } from '@zhibi/contract/analysis/recommend';
import type { Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { createPaper } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { knowledgeTitles } from '../../questions/index.js';
import { mayGiveSets } from './policy.js';
import { setTitle } from './rules-words.js';
import { insertSet, lockWish, paperWished } from './store.js';

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
  await lockWish(db, wishId);
  const known = await paperWished(db, { schoolId, madeBy, wishId });
  if (known !== undefined) return { paperId: known };
  const point = found((await knowledgeTitles(db, [knowledgeId])).get(knowledgeId));
  const { paperId } = await createPaper(
    db,
    actor,
    { subjectId, title: setTitle(input, point, here.language), paperType: HOMEWORK, questionIds: input.questionIds },
    here,
  );
  const row = { schoolId, paperId, classId, subjectId, kind, level, knowledgeId, madeBy, wishId, madeAt: here.now };
  await insertSet(db, row);
  return { paperId };
}
