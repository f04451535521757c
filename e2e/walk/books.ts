import { booksApi } from '@zhibi/contract/questions/books';
import { partnersApi } from '@zhibi/contract/questions/partners';
import { enterPage, newBook, publishedBook } from '../../apps/server/test/book.js';
import type { Person } from '../../apps/server/test/person.js';
import { JUNIOR_MATHS, type TestWorld } from '../../apps/server/test/school.js';

/** A teacher whose school has contracts with banks: a partner's book, one that was entered by hand, and one that neighbours share. */
export interface BookWorld {
  taker: Person;
  bookId: string;
  ownBookId: string;
  giftId: string;
}

export async function bookWorld(world: TestWorld): Promise<BookWorld> {
  const regionId = await world.newRegion();
  const contracted = await world.newSchool({ extQuestion: ['ejt', 'jz', 'hwl'], regionId });
  const taker = await contracted.newTeacher([(await contracted.newClass(1, 8)).classId]);
  const { items: books } = await taker.call(partnersApi.books, { bank: 'hwl', subjectId: JUNIOR_MATHS });
  const own = await taker.call(booksApi.create, newBook());
  await enterPage(taker, own);
  const neighbours = await world.newSchool({ extQuestion: ['hwl'], regionId });
  const eighth = [(await neighbours.newClass(1, 8)).classId];
  const giver = await neighbours.newTeacher(eighth);
  const giftId = await publishedBook(giver, await neighbours.newTeacher(eighth));
  await giver.call(booksApi.share, { bookId: giftId, shared: true });
  return { taker, bookId: books[0]?.bookId ?? '', ownBookId: own.bookId, giftId };
}
