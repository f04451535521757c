import type { PhotoVerdict } from '@zhibi/contract/capture/scans';
import { grouped } from '@zhibi/contract/kernel';
import type { Db } from '../../platform/db.js';
import { verdictOn } from './rules-photos.js';
import { takenOf } from './store-pages.js';
import { photosOfHomework } from './store-photos.js';

/** What may show the student's own sheet, though no machine could say so: a person looks before anything on it counts as not answered. */
const mayShowPage: readonly PhotoVerdict[] = [
  'cut-off',
  'too-dark',
  'blurred',
  'glare',
  'no-page',
  'no-code',
  'no-picture',
  'too-slow',
  'too-large',
];

/**
 * The pages of copies that may stand on a photograph which was sent and could not be read: the page that it shows where that much is known,
 * else each page of which there is no other picture.
 * @param pagesOf the numbers of the pages of a student's copy
 */
export async function pagesOnUnreadPhotos(
  db: Db,
  schoolId: string,
  { homeworkId, studentIds }: { homeworkId: string; studentIds: readonly string[] },
  pagesOf: (studentId: string) => readonly number[],
): Promise<{ studentId: string; page: number }[]> {
  const photos = await photosOfHomework(db, schoolId, homeworkId);
  const unread = photos.filter((one) => mayShowPage.includes(verdictOn(one)));
  if (unread.length === 0) return [];
  const taken = await takenOf(db, schoolId, homeworkId);
  const byStudent = grouped(unread, ({ batch }) => batch.studentId ?? '');
  return studentIds.flatMap((studentId) => {
    const own = byStudent.get(studentId) ?? [];
    const known = own.flatMap(({ page }) => page?.page ?? []);
    const isOther = own.some(({ page }) => (page?.page ?? null) === null);
    const seen = new Set(taken.filter((one) => one.studentId === studentId).map(({ page }) => page));
    const pages = pagesOf(studentId).filter((page) => !seen.has(page) && (isOther || known.includes(page)));
    return pages.map((page) => ({ studentId, page }));
  });
}
