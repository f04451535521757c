import { missingParts } from '@zhibi/content';
import type { booksApi } from '@zhibi/contract/questions/books';
import { mayStandInSchool } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { questionsById } from '../store.js';
import { publishQuestion } from '../writing/publish-question.js';
import { mayDecidePage, mayEditPage, mayReopenPage } from './policy.js';
import { heldBook } from './seen-book.js';
import { begunPages, type ItemRef, itemRefs, putItems, putPage } from './store-pages.js';
import { ownersOf } from './store-questions.js';

interface OfPage {
  bookId: string;
  page: number;
}

/** A page that was begun, with its book held until the transaction ends. */
async function heldPage(db: Db, actor: Actor, { bookId, page: no }: OfPage) {
  const book = await heldBook(db, actor, bookId);
  ensure(book.state === 'draft', 'conflict', 'not-draft');
  const of = { schoolId: actor.schoolId, bookId };
  const [page] = await begunPages(db, of, no);
  return { book, of, page, items: await itemRefs(db, of, no) };
}

const change = (db: Db, { widthMm: _, heightMm: __, ...page }: NonNullable<Held['page']>, to: Partial<Held['page']>) =>
  putPage(db, { ...page, ...to, revision: page.revision + 1 });
type Held = Awaited<ReturnType<typeof heldPage>>;

/** Hands a page to a second person. Its questions are whole by then. */
export async function submitPage(db: Db, actor: Actor, of: OfPage): Promise<void> {
  const { book, page, items } = await heldPage(db, actor, of);
  ensure(page !== undefined && items.length > 0, 'conflict', 'page-empty');
  ensure(page.state === 'entry', 'conflict', 'page-fixed');
  ensure(mayEditPage(actor, book, page));
  const questions = await questionsById(db, actor.schoolId, items);
  ensure(questions.length === items.length, 'conflict', 'question-gone');
  const areWhole = questions.every(({ body }) => mayStandInSchool(missingParts(body)));
  ensure(areWhole, 'conflict', 'unfinished');
  await change(db, page, { state: 'waiting', note: '' });
}

/** The second person passes a page, which puts what its clerks wrote into the school's bank, or returns it with a reason. */
export async function decidePage(
  db: Db,
  actor: Actor,
  { verdict, note, ...asked }: z.output<typeof booksApi.decidePage.input>,
  now: Date,
): Promise<void> {
  const { book, of, page: held, items } = await heldPage(db, actor, asked);
  const page = found(held);
  ensure(page.state === 'waiting', 'conflict', 'decided');
  ensure(mayDecidePage(actor, book, page));
  ensure(verdict === 'checked' || note !== '', 'invalid', 'note-missing');
  if (verdict === 'returned')
    return change(db, page, { state: 'entry', note, timesReturned: page.timesReturned + 1, checkedBy: null });
  const published = await publishItems(db, actor, items);
  await putItems(db, { ...of, no: page.no }, published);
  const areas = page.areas.map((area) => {
    const at = items.findIndex(({ questionId }) => questionId === area.itemId);
    return { ...area, itemId: published[at]?.questionId ?? null };
  });
  await change(db, page, { state: 'checked', note: '', checkedBy: actor.accountId, checkedAt: now, areas });
}

/** The items with what somebody has written alone taken into the school's bank; what the school or the platform has stays what it is. */
async function publishItems(db: Db, actor: Actor, items: readonly ItemRef[]): Promise<ItemRef[]> {
  const { schoolId } = actor;
  const ids = items.map(({ questionId }) => questionId);
  const ownerOf = await ownersOf(db, schoolId, ids);
  const published: ItemRef[] = [];
  // At most forty of a page, and each may be a new version of what the school has.
  for (const item of items) {
    const owner = ownerOf.get(item.questionId);
    const handedIn = { ...item, subjectId: null, into: null };
    const made = owner ? await publishQuestion(db, actor, { ...handedIn, madeBy: owner }) : item;
    published.push({ ...made, no: item.no });
  }
  return published;
}

/** Opens a page again: its clerk takes it back, or anybody who writes the book mends one that was checked. */
export async function reopenPage(db: Db, actor: Actor, of: OfPage): Promise<void> {
  const { book, page } = await heldPage(db, actor, of);
  const begun = found(page);
  ensure(begun.state !== 'entry', 'conflict', 'decided');
  ensure(mayReopenPage(actor, book, begun));
  await change(db, begun, { state: 'entry', checkedBy: null, checkedAt: null });
}
