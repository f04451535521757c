import { toStamp } from '@zhibi/contract/kernel';
import type { PaperSummary, papersApi } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { cursorAfter, idOfCursor } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { papersOf } from '../store.js';

const PAGE = 20;

/** A teacher's own papers of a subject, newest first. */
export async function listPapers(
  db: Db,
  { schoolId, accountId }: Actor,
  { subjectId, withoutCards = false, cursor }: z.output<typeof papersApi.list.input>,
  timeZone: string,
): Promise<{ items: PaperSummary[]; next: string | null }> {
  const owner = { schoolId, accountId, subjectId, withoutCards };
  const rows = await papersOf(db, owner, { before: idOfCursor(cursor), limit: PAGE });
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({ ...row, updatedAt: toStamp(row.updatedAt, timeZone) })),
    next: rows.length > PAGE && last !== undefined ? cursorAfter(last.paperId) : null,
  };
}
