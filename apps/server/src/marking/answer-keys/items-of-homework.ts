import { withKeys } from '@zhibi/contract/marking/answer-keys';
import type { Homework } from '../../homework/index.js';
import { itemsOf, type PaperItemFacts } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { changedKeys } from './store-keys.js';

/** The items of a homework's paper with the keys that count in it: those of the paper, or what they were changed to since. */
export async function itemsOfHomework(
  db: Db,
  { schoolId, id, paperId }: Pick<Homework, 'schoolId' | 'id' | 'paperId'>,
): Promise<PaperItemFacts[]> {
  const [items, changed] = await Promise.all([itemsOf(db, schoolId, paperId), changedKeys(db, schoolId, id)]);
  return changed.size === 0 ? items : items.map((item) => withChanged(item, changed.get(item.itemId)));
}

export function withChanged(item: PaperItemFacts, keys: Parameters<typeof withKeys>[1] | undefined): PaperItemFacts {
  if (keys === undefined) return item;
  const body = withKeys(item.body, keys);
  return { ...item, body, answer: body.answer };
}
