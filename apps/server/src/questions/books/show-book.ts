import { toStamp } from '@zhibi/contract/kernel';
import type { booksApi, OwnPage } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { accountFactsById } from '../../session/index.js';
import { booksView, type Shown as Where } from './book-view.js';
import { type BookOf, canOfPage, mayAnswerReports, mayReadReports } from './policy.js';
import { A4, chapterOf } from './rules.js';
import { seenBook } from './seen-book.js';
import type { BookRow } from './store.js';
import { begunPages, type ItemRef, itemRefs, type PageRow } from './store-pages.js';
import { reportsOfBook } from './store-reports.js';

type Shown = z.input<typeof booksApi.one.output>;

/** A book with all its pages, also those that nobody has begun, and what its readers have told. */
export async function showBook(db: Db, actor: Actor, bookId: string, where: Where): Promise<Shown> {
  const { timeZone } = where;
  const row = await seenBook(db, actor, bookId);
  const of = { schoolId: actor.schoolId, bookId };
  const [begun, items, reported] = await Promise.all([
    begunPages(db, of),
    itemRefs(db, of),
    reportsOfBook(db, of, mayReadReports(actor, row) ? undefined : actor.accountId),
  ]);
  const [book] = await booksView(db, actor, [row], where);
  if (book === undefined) throw new Error(`book ${bookId} is lost`);
  const people = [
    ...begun.flatMap((page) => [page.enteredBy, page.checkedBy]),
    ...reported.map((one) => one.accountId),
  ];
  const names = await accountFactsById(db, [...new Set(people.filter((id) => id !== null))]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id)?.name ?? null));
  const byNo = new Map(begun.map((page) => [page.no, page]));
  return {
    book,
    chapters: row.chapters,
    pages: Array.from({ length: row.pages }, (_, at) =>
      pageView(actor, row, { no: at + 1, page: byNo.get(at + 1), items, nameOf }),
    ),
    reports: reported.map(({ id, page, kind, note, accountId, createdAt, handledAt, answer }) => ({
      reportId: id,
      page,
      kind,
      note,
      by: nameOf(accountId) ?? '',
      isMine: accountId === actor.accountId,
      at: toStamp(createdAt, timeZone),
      isHandled: handledAt !== null,
      answer,
      can: { answer: handledAt === null && mayAnswerReports(actor, row) },
    })),
  };
}

interface Standing {
  no: number;
  page: PageRow | undefined;
  items: readonly ItemRef[];
  nameOf: (id: string | null) => string | null;
}

/** A page as it stands; one that nobody has begun is empty and open. */
export function pageView(
  actor: Actor,
  book: BookOf & Pick<BookRow, 'chapters'>,
  { no, page, items, nameOf }: Standing,
): OwnPage {
  const { state, enteredBy } = page ?? { state: 'entry' as const, enteredBy: null };
  return {
    page: no,
    chapter: chapterOf(book.chapters, no),
    state,
    revision: page?.revision ?? 0,
    fileId: page?.fileId ?? null,
    areas: page?.areas ?? [],
    widthMm: page?.widthMm ?? A4.widthMm,
    heightMm: page?.heightMm ?? A4.heightMm,
    itemIds: items.filter((item) => item.no === no).map(({ questionId }) => questionId),
    enteredBy: nameOf(enteredBy),
    checkedBy: nameOf(page?.checkedBy ?? null),
    note: page?.note ?? '',
    can: canOfPage(actor, book, { state, enteredBy }),
  };
}
