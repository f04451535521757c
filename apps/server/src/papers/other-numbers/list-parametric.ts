import type { otherNumbersApi } from '@zhibi/contract/papers/other-numbers';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { parametricOf } from '../../questions/index.js';
import { ownPaper } from '../composing/own-paper.js';
import { sectionsOf } from '../store.js';

/** The items of an own paper that can have other numbers, by their numbers in the paper. */
export async function listParametric(
  db: Db,
  actor: Actor,
  paperId: string,
): Promise<z.output<typeof otherNumbersApi.list.output>> {
  await ownPaper(db, actor, paperId);
  const items = (await sectionsOf(db, actor.schoolId, paperId)).flatMap((section) => section.items);
  const parametric = await parametricOf(
    db,
    actor,
    items.map(({ questionId }) => questionId),
  );
  return {
    items: items.flatMap(({ itemId, questionId }, at) => {
      const own = parametric.get(questionId);
      return own === undefined ? [] : [{ itemId, no: at + 1, ...own }];
    }),
  };
}
