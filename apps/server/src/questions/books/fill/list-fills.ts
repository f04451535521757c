import { toStamp } from '@zhibi/contract/kernel';
import type { BookFill } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../../platform/db.js';
import { ensure } from '../../../platform/problem.js';
import { accountFactsById } from '../../../session/index.js';
import { mayReadReports, mayUndoFill } from '../policy.js';
import { seenBook } from '../seen-book.js';
import { hasEnded } from './rules.js';
import { fillsOf } from './store.js';

/** The files that pages of a book were filled from; for those who write it. */
export async function listFills(db: Db, actor: Actor, bookId: string, timeZone: string): Promise<BookFill[]> {
  const book = await seenBook(db, actor, bookId);
  ensure(mayReadReports(actor, book));
  const fills = await fillsOf(db, { schoolId: actor.schoolId, bookId });
  const names = await accountFactsById(db, [...new Set(fills.map(({ accountId }) => accountId))]);
  return fills.map((fill) => ({
    fillId: fill.id,
    kind: fill.kind,
    fileName: fill.fileName,
    firstPage: fill.firstPage,
    state: fill.state,
    reason: fill.reason,
    done: fill.done,
    total: fill.total,
    rows: fill.rows.map(({ revision: _, ...row }) => row).sort((a, b) => a.from - b.from),
    importId: fill.accountId === actor.accountId ? fill.importId : null,
    by: names.get(fill.accountId)?.name ?? '--',
    at: toStamp(fill.createdAt, timeZone),
    can: {
      undo: hasEnded(fill) && mayUndoFill(actor, book, fill) && fill.rows.some(({ outcome }) => outcome === 'placed'),
    },
  }));
}
