import type { booksApi } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayAnswerReports } from './policy.js';
import { seenBook } from './seen-book.js';
import { closeReport, lockReport } from './store-reports.js';

/** Says that what a reader told of a page has been dealt with; the reader sees the answer beside the page. */
export async function answerReport(
  db: Db,
  actor: Actor,
  { bookId, reportId, answer }: z.output<typeof booksApi.answerReport.input>,
  now: Date,
): Promise<void> {
  const book = await seenBook(db, actor, bookId);
  ensure(mayAnswerReports(actor, book));
  const of = { schoolId: actor.schoolId, bookId, reportId };
  const report = found(await lockReport(db, of));
  ensure(report.handledAt === null, 'conflict', 'decided');
  await closeReport(db, of, { answer, by: actor.accountId, at: now });
}
