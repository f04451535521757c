import type { PageOptions } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { insertItems, insertSections } from './composing/store-arrange.js';
import { insertPaper, type PaperRow, type StoredItem } from './store.js';

type DraftItem = Pick<StoredItem, 'itemId' | 'questionId' | 'version' | 'score' | 'answerSpaceMm'>;

export interface Draft extends Pick<PaperRow, 'subjectId' | 'paperType'> {
  title: string;
  options: PageOptions;
  sections: readonly { title: string; choose?: number | null | undefined; items: readonly DraftItem[] }[];
  now: Date;
}

/** An own draft of these sections: each question in the version that is named, under the id of its item. Answers where it stands. */
export async function insertDraft(
  db: Db,
  { schoolId, accountId }: Actor,
  { sections, now, ...row }: Draft,
): Promise<{ schoolId: string; paperId: string }> {
  const place = { schoolId, paperId: newId() };
  await insertPaper(db, { schoolId, id: place.paperId, ownerAccountId: accountId, ...row, updatedAt: now });
  const placed = sections.map((section, position) => ({ ...section, position, id: newId() }));
  await insertSections(
    db,
    place,
    placed.map(({ id, title, position, choose = null }) => ({ id, title, position, choose })),
  );
  await insertItems(
    db,
    place,
    placed.flatMap(({ id: sectionId, items }) =>
      items.map(({ itemId: id, version: questionVersion, ...item }, position) => ({
        ...item,
        id,
        sectionId,
        position,
        questionVersion,
      })),
    ),
  );
  return place;
}
