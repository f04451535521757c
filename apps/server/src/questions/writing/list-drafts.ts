import { toStamp } from '@zhibi/contract/kernel';
import type { Draft } from '@zhibi/contract/questions/writing';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import type { Reader } from '../store-visible.js';
import { type DraftRow, draftsOf } from './store-drafts.js';

const PAGE = 20;

export const draftView = (row: DraftRow, timeZone: string): Draft => ({
  draftId: row.id,
  questionId: row.questionId,
  baseVersion: row.baseVersion,
  revision: row.revision,
  content: row.content,
  savedAt: toStamp(row.savedAt, timeZone),
});

/** The unfinished questions of a teacher, the newest first. */
export async function listDrafts(
  db: Db,
  owner: Reader,
  { subjectId, cursor }: { subjectId: number; cursor?: string | undefined },
  timeZone: string,
): Promise<{ items: Draft[]; next: string | null }> {
  const rows = await draftsOf(db, owner, { subjectId, before: idOfCursor(cursor), limit: PAGE });
  const { items, next } = pageAfter(rows, PAGE, (row) => row.id);
  return { items: items.map((row) => draftView(row, timeZone)), next };
}
