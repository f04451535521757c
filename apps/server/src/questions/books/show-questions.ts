import { missingParts } from '@zhibi/content';
import type { OwnPageQuestion } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { questionsById, type VersionedQuestion } from '../store.js';
import { seenBook } from './seen-book.js';
import { itemRefs } from './store-pages.js';

/** The questions on a page, each in the version that was entered. Whoever sees the book sees them, also a colleague's own ones. */
export async function showQuestions(
  db: Db,
  actor: Actor,
  { bookId, page }: { bookId: string; page: number },
): Promise<OwnPageQuestion[]> {
  const book = await seenBook(db, actor, bookId);
  ensure(page <= book.pages, 'not-found');
  const refs = await itemRefs(db, { schoolId: actor.schoolId, bookId }, page);
  const questions = await questionsById(db, actor.schoolId, refs);
  return questionViews(questions);
}

/** Questions of pages as their readers see them. */
export const questionViews = (questions: readonly VersionedQuestion[]): OwnPageQuestion[] =>
  questions.map(({ questionId, version, type, body, knowledge, difficulty, minutes, source }) => ({
    questionId,
    version,
    type,
    body,
    knowledge,
    difficulty,
    minutes,
    source,
    lacks: missingParts(body),
  }));
