import type { BookArea } from '@zhibi/contract/questions/partners';
import type { Db } from '../../platform/db.js';
import { questionsById, type VersionedQuestion } from '../store.js';
import { fileIdsOf } from '../writing/rules.js';
import { type FileRow, filesById } from '../writing/store-files.js';
import { placesOf } from '../writing/store-places.js';
import type { DistrictRow } from './store-district.js';
import { begunPages, type ItemRef, itemRefs } from './store-pages.js';
import { headsOf } from './store-questions.js';

export interface GivenQuestion extends VersionedQuestion {
  year: number | null;
  /** A question of the platform stays that question. */
  isPlatform: boolean;
  knowledgeIds: string[];
  chapterIds: string[];
}

export interface Gift {
  book: DistrictRow;
  pages: { no: number; fileId: string | null; areas: BookArea[]; items: ItemRef[] }[];
  questions: GivenQuestion[];
  files: FileRow[];
}

/** All that a book of another school consists of. As the system, after it was seen that the book was given. A fixed number of queries. */
export async function readGift(db: Db, book: DistrictRow): Promise<Gift> {
  const of = { schoolId: book.schoolId, bookId: book.bookId };
  const [pages, items] = await Promise.all([begunPages(db, of), itemRefs(db, of)]);
  const ids = items.map(({ questionId }) => questionId);
  const versions = await questionsById(db, book.schoolId, items);
  const [places, heads] = await Promise.all([placesOf(db, book.schoolId, ids), headsOf(db, book.schoolId, ids)]);
  const placed = (questionId: string, kind: 'knowledge' | 'chapter') =>
    places.filter((place) => place.questionId === questionId && place.kind === kind).map(({ id }) => id);
  const questions = versions.map((one) => ({
    ...one,
    year: heads.get(one.questionId)?.year ?? null,
    isPlatform: heads.get(one.questionId)?.isPlatform ?? false,
    knowledgeIds: placed(one.questionId, 'knowledge'),
    chapterIds: placed(one.questionId, 'chapter'),
  }));
  const named = questions.flatMap(({ body }) => Object.values(fileIdsOf(body)).flat());
  const scans = pages.flatMap(({ fileId }) => fileId ?? []);
  return {
    book,
    questions,
    files: await filesById(db, book.schoolId, [...new Set([...named, ...scans])]),
    pages: pages.map(({ no, fileId, areas }) => ({ no, fileId, areas, items: items.filter((item) => item.no === no) })),
  };
}
