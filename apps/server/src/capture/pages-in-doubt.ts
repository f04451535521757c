import type { Db } from '../platform/db.js';
import { unplacedPages } from './pens/store-ink.js';
import { pagesOnUnreadPhotos } from './scans/unread-photos.js';

/**
 * Pages of copies on which there may be more than is known: ink lies there that belongs to no area, or a photograph was sent that may show
 * them and could not be read. A place without an answer there is not called empty before a person has looked.
 */
export async function pagesInDoubt(
  db: Db,
  schoolId: string,
  of: { homeworkId: string; studentIds: readonly string[] },
  pagesOf: (studentId: string) => readonly number[],
): Promise<{ studentId: string; page: number }[]> {
  const [ink, photos] = await Promise.all([
    unplacedPages(db, schoolId, of),
    pagesOnUnreadPhotos(db, schoolId, of, pagesOf),
  ]);
  return [...ink, ...photos];
}
