import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { type Draft, insertDraft } from '../insert-draft.js';
import type { PaperRow, StoredItem } from '../store.js';

type CopiedItem = Pick<StoredItem, 'questionId' | 'version' | 'score' | 'answerSpaceMm'>;

interface Copied extends Pick<Draft, 'title' | 'options' | 'now'> {
  row: PaperRow;
  sections: readonly { title: string; choose: number | null; items: readonly CopiedItem[] }[];
}

/** An own draft of these sections: each question in the version that is named, under an item of its own, so that scores and areas of the two papers never meet. */
export const copyPaper = (
  db: Db,
  actor: Actor,
  { row: { subjectId, paperType }, sections, ...rest }: Copied,
): Promise<{ schoolId: string; paperId: string }> =>
  insertDraft(db, actor, {
    ...rest,
    subjectId,
    paperType,
    sections: sections.map(({ title, choose, items }) => ({
      title,
      choose,
      items: items.map(({ questionId, version, score, answerSpaceMm }) => ({
        itemId: newId(),
        questionId,
        version,
        score,
        answerSpaceMm,
      })),
    })),
  });
