import { missingParts } from '@zhibi/content';
import type { booksApi } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { questionsById } from '../store.js';
import { isMarkable } from '../writing/rules.js';
import { atBooks } from './at-books.js';
import { mayShare, mayUnshare } from './policy.js';
import { qualityOf } from './rules.js';
import { heldBook } from './seen-book.js';
import { updateBook } from './store.js';
import { itemRefs } from './store-pages.js';

/** The author gives a published book to the district, with what its questions are worth as of today; or takes it back. */
export async function shareBook(
  db: Db,
  actor: Actor,
  { bookId, shared }: z.output<typeof booksApi.share.input>,
  now: Date,
): Promise<void> {
  const { regionId } = await atBooks(db, actor);
  const book = await heldBook(db, actor, bookId);
  if (!shared) {
    ensure(mayUnshare(actor, book));
    return updateBook(db, book, { sharedAt: null });
  }
  ensure(mayShare(actor, book));
  ensure(regionId !== null, 'conflict', 'no-region');
  const questions = await questionsById(db, actor.schoolId, await itemRefs(db, { schoolId: actor.schoolId, bookId }));
  const judged = questions.map(({ body, knowledge }) => ({
    isMarkable: isMarkable(body, missingParts(body)),
    hasAnalysis: body.analysis.length > 0,
    hasTopic: knowledge.length > 0,
  }));
  await updateBook(db, book, { sharedAt: now, quality: qualityOf(judged) });
}
