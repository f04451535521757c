import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { type Batch, type BatchFile, insertBatch } from './store.js';
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

/** How many came by a slip, or with a login; since a moment where one is named. */
export async function countPhotos(
  db: Db,
  of: OfCopy,
  { bySlip, since }: { bySlip: boolean; since?: Date },
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(scanBatch)
    .where(and(ofCopy(of), eq(scanBatch.bySlip, bySlip), since && gt(scanBatch.createdAt, since)));
  return row?.count ?? 0;
}

interface NewPhoto {
  photoId: string;
  ageSeconds: number;
  file: { sha256: string; name: string };
  by: { accountId: string; name: string };
  bySlip: boolean;
  now: Date;
}

/** A photograph is a batch of one file, which waits to be read. */
export async function insertPhoto(db: Db, of: OfCopy, { photoId, ageSeconds, file, by, bySlip, now }: NewPhoto) {
  const { schoolId } = of;
  const takenAt = new Date(now.getTime() - ageSeconds * 1_000);
  const made = { createdBy: by.accountId, createdByName: by.name, createdAt: now };
  const batch = { ...of, id: photoId, state: 'reading', source: 'photo', takenAt, bySlip, ...made } as const;
  await insertBatch(db, batch, [{ schoolId, batchId: photoId, position: 0, ...file }]);
}

/** A photograph with its file, and the page that was read of it. */
export interface KeptPhoto {
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
    .orderBy(asc(scanBatch.takenAt), asc(scanBatch.id), asc(scanPage.position), asc(scanPage.sheet));

/** One photograph, each sheet on it by itself. */
export const sheetsOfPhoto = (db: Db, schoolId: string, photoId: string): Promise<KeptPhoto[]> =>
  withSheets(db, and(eq(scanBatch.schoolId, schoolId), eq(scanBatch.id, photoId)));

/** The photographs of everybody who has a homework, newest first, with the sheets that were found on them. */
export const photosOfHomework = (db: Db, schoolId: string, homeworkId: string): Promise<KeptPhoto[]> =>
  withSheets(
    db,
    and(eq(scanBatch.schoolId, schoolId), eq(scanBatch.homeworkId, homeworkId), eq(scanBatch.source, 'photo')),
  );

const withSheets = (db: Db, which: SQL | undefined): Promise<KeptPhoto[]> =>
  db
    .select({ batch: scanBatch, file: scanFile, page: scanPage })
    .from(scanBatch)
    .innerJoin(scanFile, and(eq(scanFile.schoolId, scanBatch.schoolId), eq(scanFile.batchId, scanBatch.id)))
    .leftJoin(scanPage, and(eq(scanPage.schoolId, scanBatch.schoolId), eq(scanPage.batchId, scanBatch.id)))
    .where(which)
    .orderBy(desc(scanBatch.id), asc(scanPage.position), asc(scanPage.sheet));

/** A photograph with its file and the page that was made of it; of a page that is a student's nothing goes. */
export async function deletePhoto(db: Db, schoolId: string, photoId: string): Promise<void> {
  const pages = sql`select id from scan_page where school_id = ${schoolId} and batch_id = ${photoId}`;
  await db.execute(sql`delete from scan_choice where school_id = ${schoolId} and page_id in (${pages})`);
  await db.execute(sql`delete from scan_score where school_id = ${schoolId} and page_id in (${pages})`);
  await db.delete(scanPage).where(and(eq(scanPage.schoolId, schoolId), eq(scanPage.batchId, photoId)));
  await db.delete(scanFile).where(and(eq(scanFile.schoolId, schoolId), eq(scanFile.batchId, photoId)));
  await db.delete(scanBatch).where(and(eq(scanBatch.schoolId, schoolId), eq(scanBatch.id, photoId)));
}
