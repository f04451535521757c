import type { booksApi, OwnPage } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { filesById } from '../writing/store-files.js';
import { mayEditPage, mayEnter } from './policy.js';
import { areaFault, paperOf } from './rules.js';
import { heldBook } from './seen-book.js';
import { pageView } from './show-book.js';
import type { BookRow } from './store.js';
import { begunPages, itemRefs, putItems, putPage } from './store-pages.js';
import { newestOf } from './store-questions.js';

type Input = z.output<typeof booksApi.savePage.input>;

/** Writes what a clerk has entered of a page: its scan, its questions in the order of the page, and the areas that are written in. */
export async function savePage(db: Db, actor: Actor, input: Input, now: Date): Promise<OwnPage> {
  const { bookId, page: no, revision, fileId, areas } = input;
  const book = await heldBook(db, actor, bookId);
  ensure(no <= book.pages, 'not-found');
  ensure(book.state === 'draft', 'conflict', 'not-draft');
  ensure(mayEnter(actor, book));
  const of = { schoolId: actor.schoolId, bookId };
  const [page] = await begunPages(db, of, no);
  ensure(mayEditPage(actor, book, page ?? { state: 'entry', enteredBy: null }), 'conflict', 'page-fixed');
  ensure((page?.revision ?? 0) === revision, 'conflict', 'changed');
  const paper = paperOf(await scanOf(db, actor.schoolId, fileId));
  const fault = areaFault(areas, paper);
  ensure(fault === undefined, 'invalid', fault);
  const items = await versionsOf(db, actor, book, { no, itemIds: [...new Set(input.itemIds)] });
  const asked = areas.every(({ itemId }) => itemId === null || items.some(({ questionId }) => questionId === itemId));
  ensure(asked, 'invalid', 'question-gone');
  const entered = { enteredBy: actor.accountId, enteredAt: now, state: 'entry' as const };
  await putPage(db, { ...of, no, revision: revision + 1, fileId, areas, ...entered });
  await putItems(db, { ...of, no }, items);
  const [kept] = await begunPages(db, of, no);
  const nameOf = (id: string | null) => (id === actor.accountId ? actor.name : null);
  return pageView(actor, book, { no, page: kept, items: items.map((item) => ({ ...item, no })), nameOf });
}

async function scanOf(db: Db, schoolId: string, fileId: string | null) {
  if (fileId === null) return undefined;
  const [file] = await filesById(db, schoolId, [fileId]);
  ensure(file?.kind === 'image' && file.schoolId === schoolId, 'invalid', 'file-gone');
  return file;
}

/** The questions in their newest version. A colleague's own one that is on the page already stays in the version it has. */
async function versionsOf(
  db: Db,
  actor: Actor,
  book: BookRow,
  { no, itemIds }: { no: number; itemIds: readonly string[] },
): Promise<{ questionId: string; version: number }[]> {
  if (itemIds.length === 0) return [];
  const [here, rows] = await Promise.all([
    itemRefs(db, { schoolId: actor.schoolId, bookId: book.id }, no),
    newestOf(db, actor, { subjectId: book.subjectId, ids: itemIds }),
  ]);
  const versions = new Map([...here, ...rows].map(({ questionId, version }) => [questionId, version]));
  return itemIds.map((questionId) => {
    const version = versions.get(questionId);
    ensure(version !== undefined, 'invalid', 'question-gone');
    return { questionId, version };
  });
}
