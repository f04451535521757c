import type { BankedQuestion } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { bankedView, type Shown } from './banked-view.js';
import { type BankWanted, bankPage } from './store-banked.js';

const PAGE = 20;

/** One page of a shelf, newest first. */
export async function listBanked(
  db: Db,
  actor: Actor,
  { cursor, ...wanted }: BankWanted & { cursor?: string | undefined },
  shown: Shown,
): Promise<{ items: BankedQuestion[]; next: string | null; total: number }> {
  ensure(actor.schoolId !== '', 'not-found');
  const { rows, total } = await bankPage(db, actor, wanted, { before: idOfCursor(cursor), limit: PAGE });
  const { items, next } = pageAfter(rows, PAGE, (row) => row.questionId);
  return { items: await bankedView(db, actor, items, shown), next, total };
}
