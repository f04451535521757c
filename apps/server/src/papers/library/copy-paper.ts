import type { PageOptions } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { insertItems, insertSections } from '../composing/store-arrange.js';
import { insertPaper, type PaperRow, type StoredItem } from '../store.js';

type CopiedItem = Pick<StoredItem, 'questionId' | 'version' | 'score' | 'answerSpaceMm'>;

interface Copied {
  row: PaperRow;
  title: string;
  options: PageOptions;
  sections: readonly { title: string; choose: number | null; items: readonly CopiedItem[] }[];
  now: Date;
}

/** An own draft of these sections: each question in the version that is named, under an item of its own, so that scores and areas of the two papers never meet. */
export async function copyPaper(
  db: Db,
  { schoolId, accountId }: Actor,
  { row: { subjectId, paperType }, title, options, sections, now }: Copied,
): Promise<{ schoolId: string; paperId: string }> {
  const place = { schoolId, paperId: newId() };
  await insertPaper(db, {
    schoolId,
    id: place.paperId,
    ownerAccountId: accountId,
    subjectId,
    paperType,
    title,
    options,
    updatedAt: now,
  });
  const copied = sections.map((section, position) => ({ ...section, position, id: newId() }));
  await insertSections(
    db,
    place,
    copied.map(({ id, title: heading, position, choose }) => ({ id, title: heading, position, choose })),
  );
  await insertItems(
    db,
    place,
    copied.flatMap(({ id, items }) =>
      items.map(({ questionId, version, score, answerSpaceMm }, position) => ({
        id: newId(),
        sectionId: id,
        position,
        questionId,
        questionVersion: version,
        score,
        answerSpaceMm,
      })),
    ),
  );
  return place;
}
