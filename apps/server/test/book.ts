import { booksApi as api, type booksApi } from '@zhibi/contract/questions/books';
import { writingApi } from '@zhibi/contract/questions/writing';
import type { z } from 'zod';
import type { Person } from './person.js';
import { freshQuestion, sampleContent } from './question.js';
import { JUNIOR_MATHS } from './school.js';

type New = z.input<(typeof booksApi)['create']['input']>;

/** A book of three pages in two chapters; a specification names only what matters to it. */
export const newBook = (change: Partial<New> = {}): New => ({
  subjectId: JUNIOR_MATHS,
  title: '校本练习',
  gid: 8,
  edition: '人教版',
  term: 'first',
  pages: 3,
  chapters: [
    { title: '第一章', from: 1 },
    { title: '第二章', from: 3 },
  ],
  ...change,
});

/** Enters a new question of the clerk's own on a page, and hands the page on where it is said so. Answers the question. */
export async function enterPage(
  clerk: Person,
  { bookId, page = 1, stem = '1+1=?' }: { bookId: string; page?: number; stem?: string },
): Promise<string> {
  const { questionId } = await clerk.call(writingApi.save, { ...freshQuestion, content: sampleContent({ stem }) });
  const { pages } = await clerk.call(api.one, { bookId });
  const { revision = 0, itemIds = [] } = pages[page - 1] ?? {};
  await clerk.call(api.savePage, {
    bookId,
    page,
    revision,
    fileId: null,
    itemIds: [...itemIds, questionId],
    areas: [],
  });
  return questionId;
}

/** A book with one question on its first page, entered by one, checked and published by another. Answers its id. */
export async function publishedBook(author: Person, peer: Person, change: Partial<New> = {}): Promise<string> {
  const { bookId } = await author.call(api.create, newBook(change));
  await enterPage(author, { bookId, stem: `${change.title ?? '校本'} 的题` });
  await author.call(api.submitPage, { bookId, page: 1 });
  await peer.call(api.decidePage, { bookId, page: 1, verdict: 'checked' });
  await author.call(api.submit, { bookId });
  await peer.call(api.decide, { bookId, verdict: 'published' });
  return bookId;
}
