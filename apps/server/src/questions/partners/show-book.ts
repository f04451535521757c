import { toStamp } from '@zhibi/contract/kernel';
import type { partnersApi } from '@zhibi/contract/questions/partners';
import type { z } from 'zod';
import { found } from '../../platform/problem.js';
import { type Asker, askBank } from './ask.js';
import { reportsOf } from './store-reports.js';

type In<K extends keyof typeof partnersApi> = z.output<(typeof partnersApi)[K]['input']>;

/** A book with its pages, what a printed copy of each costs, and what this teacher has reported. */
export async function showBook(asker: Asker, input: In<'book'>, timeZone: string) {
  const { bank, code } = await askBank(asker, input);
  const { book, pages } = found(await bank.book(input.bookId));
  const reports = await asker.transact((db) => reportsOf(db, asker.actor, { bank: code, bookId: input.bookId }));
  const cents = bank.about.centsPerPage ?? null;
  return {
    book,
    pages: pages.map((page) => ({ ...page, cents })),
    reports: reports.map(({ id, page, kind, note, createdAt, handledAt, answer }) => ({
      reportId: id,
      page,
      kind,
      note,
      isHandled: handledAt !== null,
      answer,
      at: toStamp(createdAt, timeZone),
    })),
  };
}

/** The questions of a page, in their order. */
export async function questionsOfPage(asker: Asker, { bookId, page, ...of }: In<'pageQuestions'>) {
  const { bank, show } = await askBank(asker, of);
  const { pages } = found(await bank.book(bookId));
  const { itemIds } = found(pages.find((one) => one.page === page));
  const byId = new Map((await bank.get(itemIds)).map((item) => [item.itemId, item]));
  return { questions: await show(itemIds.flatMap((itemId) => byId.get(itemId) ?? [])) };
}
