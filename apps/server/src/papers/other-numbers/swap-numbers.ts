import type { Paper } from '@zhibi/contract/papers';
import type { otherNumbersApi } from '@zhibi/contract/papers/other-numbers';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { parametricOf } from '../../questions/index.js';
import { ownDraft, ownPaper } from '../composing/own-paper.js';
import { paperView } from '../composing/paper-view.js';
import { arrange, insertItems } from '../composing/store-arrange.js';
import { groundOfPaper } from '../ground/store.js';
import { sectionsOf, touchPaper } from '../store.js';
import { withOtherNumbers } from './with-numbers.js';

/**
 * Puts variants into the places of items of a draft. Each is an item of its own with the score and the space of the one before, which is kept
 * for a day like every item that is left out: the way back is that of any change.
 */
export async function swapNumbers(
  db: Db,
  actor: Actor,
  { paperId, revision, itemIds, seed }: z.output<typeof otherNumbersApi.swap.input>,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Paper> {
  const { schoolId } = actor;
  const draft = await ownDraft(db, actor, paperId);
  ensure(draft.revision === revision, 'conflict', 'changed-meanwhile');
  ensure((await groundOfPaper(db, { schoolId: actor.schoolId, paperId })) === undefined, 'conflict', 'on-paper');
  const sections = await sectionsOf(db, schoolId, paperId);
  const items = sections.flatMap((section) => section.items);
  const wanted = new Set(itemIds);
  const asked = items.filter(({ itemId }) => wanted.has(itemId));
  ensure(asked.length === wanted.size, 'conflict', 'unknown-item');
  const questionIds = items.map(({ questionId }) => questionId);
  const inPaper = await parametricOf(db, actor, questionIds);
  const askedIds = asked.map(({ questionId }) => questionId);
  ensure(
    askedIds.every((id) => inPaper.has(id)),
    'conflict',
    'none-parametric',
  );
  const others = await withOtherNumbers(db, actor, { asked: askedIds, inPaper }, { sets: 1, seed });
  const placed = sections.map((section) => ({
    ...section,
    items: section.items.map((item) => {
      const other = wanted.has(item.itemId) ? others.get(item.questionId)?.[0] : undefined;
      return other === undefined ? item : { ...item, itemId: newId(), questionId: other.questionId, version: 1 };
    }),
  }));
  const known = new Set(items.map(({ itemId }) => itemId));
  await insertItems(
    db,
    { schoolId, paperId },
    placed.flatMap(({ sectionId, items: own }) =>
      own.flatMap(({ itemId: id, questionId, version, score, answerSpaceMm }, position) =>
        known.has(id) ? [] : [{ id, sectionId, position, questionId, questionVersion: version, score, answerSpaceMm }],
      ),
    ),
  );
  ensure(await arrange(db, { schoolId, paperId }, placed), 'conflict', 'unknown-item');
  await touchPaper(db, schoolId, paperId, { updatedAt: now });
  return paperView(actor, await ownPaper(db, actor, paperId), await sectionsOf(db, schoolId, paperId), timeZone);
}
