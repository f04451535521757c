import type { AnswerArea } from '@zhibi/contract/papers';
import type { ProposalSource } from '@zhibi/contract/papers/areas';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import type { StoredLayout } from '../layout/store-layout.js';
import { findLayout } from '../layout/store-layout.js';
import { itemsOfAreas } from './open-areas.js';
import { proposeFromText, type TextLine } from './rules-proposals.js';
import { earlierMarking, layoutOfPages } from './store.js';

/** What areas are proposed from this source for the pages of this layout. @param lines the words of its PDF, where they are the source */
export async function proposedAreas(
  db: Db,
  schoolId: string,
  layout: Pick<StoredLayout, 'paperId' | 'revision' | 'geometry' | 'pdfSha256'>,
  { source, lines }: { source: ProposalSource; lines: readonly TextLine[] },
): Promise<AnswerArea[]> {
  const { paperId, revision, geometry, pdfSha256 } = layout;
  const of = { schoolId, paperId };
  if (source === 'layout') return found(await layoutOfPages(db, of, pdfSha256)).areas;
  const items = await itemsOfAreas(db, schoolId, paperId);
  if (source === 'text') return proposeFromText(lines, items, geometry.pageSize);
  const drawn = await earlierMarking(db, of, revision);
  const earlier = drawn === null ? undefined : await findLayout(db, schoolId, paperId, drawn);
  const known = new Set(items.map(({ itemId }) => itemId));
  return (earlier?.geometry.areas ?? []).filter(
    ({ page, qids }) => page <= geometry.pageCount && qids.every((id) => known.has(id)),
  );
}
