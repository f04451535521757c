import { toStamp } from '@zhibi/contract/kernel';
import type { DistrictBook, GiftPage, OwnPageQuestion } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { questionsById } from '../store.js';
import { fileIdsOf } from '../writing/rules.js';
import { type FileRow, filesById } from '../writing/store-files.js';
import { atBooks, type Caller } from './at-books.js';
import { mayWrite } from './policy.js';
import { A4, chapterOf } from './rules.js';
import { questionViews } from './show-questions.js';
import { type DistrictRow, districtRows } from './store-district.js';
import { begunPages, itemRefs } from './store-pages.js';

type Place = Pick<Services, 'database' | 'settings'>;

/** Reads in a book that the schools of the reader's district have; any other is not there. As the system: the rows are another school's. */
async function inGift<T>(
  { actor, transact }: Caller,
  { database }: Pick<Services, 'database'>,
  bookId: string,
  read: (db: Db, book: DistrictRow) => Promise<T>,
): Promise<T> {
  const { regionId } = await transact((db) => atBooks(db, actor));
  return database.asSystem(async (db) => {
    const wanted = { regionId: found(regionId), schoolId: actor.schoolId, bookId, limit: 1 };
    const [book] = await districtRows(db, wanted);
    return read(db, found(book));
  });
}

/** A book of the district as the reader's school sees it. */
export const districtBook = (
  actor: Actor,
  { schoolId, sharedAt, ...book }: DistrictRow,
  timeZone: string,
): DistrictBook => ({
  ...book,
  isOwn: schoolId === actor.schoolId,
  sharedAt: toStamp(new Date(sharedAt), timeZone),
  can: { adopt: schoolId !== actor.schoolId && book.copyId === null && mayWrite(actor, book.subjectId) },
});

/** The pages of a book of the district, to look into it before it is taken over. */
export const showGift = (
  call: Caller,
  bookId: string,
  services: Place,
): Promise<{ book: DistrictBook; pages: GiftPage[] }> =>
  inGift(call, services, bookId, async (db, book) => {
    const of = { schoolId: book.schoolId, bookId };
    const [begun, items] = await Promise.all([begunPages(db, of), itemRefs(db, of)]);
    const byNo = new Map(begun.map((page) => [page.no, page]));
    const pages = Array.from({ length: book.pages }, (_, at) => {
      const { fileId, areas, widthMm, heightMm } = byNo.get(at + 1) ?? { fileId: null, areas: [], ...A4 };
      const itemIds = items.filter(({ no }) => no === at + 1).map(({ questionId }) => questionId);
      return { page: at + 1, chapter: chapterOf(book.chapters, at + 1), fileId, areas, widthMm, heightMm, itemIds };
    });
    return { book: districtBook(call.actor, book, services.settings.TZ_NAME), pages };
  });

/** The questions on one of its pages. */
export const showGiftQuestions = (
  call: Caller,
  { bookId, page }: { bookId: string; page: number },
  services: Place,
): Promise<OwnPageQuestion[]> =>
  inGift(call, services, bookId, async (db, { schoolId, pages }) => {
    ensure(page <= pages, 'not-found');
    return questionViews(await questionsById(db, schoolId, await itemRefs(db, { schoolId, bookId }, page)));
  });

/** A file that the book names: a scan, or a picture or sound of one of its questions. */
export const findGiftFile = (
  call: Caller,
  { bookId, fileId }: { bookId: string; fileId: string },
  services: Place,
): Promise<FileRow> =>
  inGift(call, services, bookId, async (db, { schoolId }) => {
    const of = { schoolId, bookId };
    const isScan = (await begunPages(db, of)).some((page) => page.fileId === fileId);
    const questions = isScan ? [] : await questionsById(db, schoolId, await itemRefs(db, of));
    const isNamed = questions.some(({ body }) => Object.values(fileIdsOf(body)).flat().includes(fileId));
    ensure(isScan || isNamed, 'not-found');
    const [file] = await filesById(db, schoolId, [fileId]);
    return found(file);
  });
