import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { Batch, BatchFile } from './store.js';
import type { Page } from './store-pages.js';
import { scanBatch, scanFile, scanPage } from './tables.js';

interface OfCopy {
  schoolId: string;
  homeworkId: string;
  studentId: string;
}

const ofCopy = ({ schoolId, homeworkId, studentId }: OfCopy) =>
  and(
    eq(scanBatch.schoolId, schoolId),
    eq(scanBatch.studentId, studentId),
    eq(scanBatch.homeworkId, homeworkId),
    eq(scanBatch.source, 'photo'),
  );

export async function findPhoto(db: Db, schoolId: string, photoId: string): Promise<Batch | undefined> {
  const [row] = await db
    .select()
    .from(scanBatch)
    .where(and(eq(scanBatch.schoolId, schoolId), eq(scanBatch.id, photoId)));
  return row;
}

export async function countPhotos(db: Db, of: OfCopy): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(scanBatch).where(ofCopy(of));
  return row?.count ?? 0;
}

/** A photograph with its file, and the page that was read of it. */
interface KeptPhoto {
  batch: Batch;
  file: BatchFile;
  page: Page | null;
}

/** The photographs of a copy in the order in which they came, each sheet on one by itself. */
export const photosOf = (db: Db, of: OfCopy): Promise<KeptPhoto[]> =>
  db
    .select({ batch: scanBatch, file: scanFile, page: scanPage })
    .from(scanBatch)
    .innerJoin(scanFile, and(eq(scanFile.schoolId, scanBatch.schoolId), eq(scanFile.batchId, scanBatch.id)))
    .leftJoin(scanPage, and(eq(scanPage.schoolId, scanBatch.schoolId), eq(scanPage.batchId, scanBatch.id)))
    .where(ofCopy(of))
    .orderBy(asc(scanBatch.takenAt), asc(scanBatch.id), asc(scanPage.sheet));

/** A photograph with its file and the page that was made of it; of a page that is a student's nothing goes. */
export async function deletePhoto(db: Db, schoolId: string, photoId: string): Promise<void> {
  await db.delete(scanPage).where(and(eq(scanPage.schoolId, schoolId), eq(scanPage.batchId, photoId)));
  await db.delete(scanFile).where(and(eq(scanFile.schoolId, schoolId), eq(scanFile.batchId, photoId)));
  await db.delete(scanBatch).where(and(eq(scanBatch.schoolId, schoolId), eq(scanBatch.id, photoId)));
}
