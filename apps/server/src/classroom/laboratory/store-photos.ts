import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { holdContent } from '../../platform/files/index.js';
import { labPhoto } from './tables.js';

export type PhotoRow = typeof labPhoto.$inferSelect;
type Cell = Pick<PhotoRow, 'schoolId' | 'assessmentId' | 'studentId' | 'stepId'>;

export async function findPhoto(db: Db, schoolId: string, id: string): Promise<PhotoRow | undefined> {
  const [row] = await db
    .select()
    .from(labPhoto)
    .where(and(eq(labPhoto.schoolId, schoolId), eq(labPhoto.id, id)));
  return row;
}

export const photosOf = (db: Db, schoolId: string, assessmentId: string): Promise<PhotoRow[]> =>
  db
    .select()
    .from(labPhoto)
    .where(and(eq(labPhoto.schoolId, schoolId), eq(labPhoto.assessmentId, assessmentId)))
    .orderBy(asc(labPhoto.id));

export const photosOfStudent = (db: Db, schoolId: string, studentId: string): Promise<PhotoRow[]> =>
  db
    .select()
    .from(labPhoto)
    .where(and(eq(labPhoto.schoolId, schoolId), eq(labPhoto.studentId, studentId)))
    .orderBy(asc(labPhoto.id));

export async function countPhotos(db: Db, { schoolId, assessmentId, studentId, stepId }: Cell): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(labPhoto)
    .where(
      and(
        eq(labPhoto.schoolId, schoolId),
        eq(labPhoto.assessmentId, assessmentId),
        eq(labPhoto.studentId, studentId),
        eq(labPhoto.stepId, stepId),
      ),
    );
  return row?.count ?? 0;
}

export async function insertPhoto(db: Db, row: PhotoRow): Promise<void> {
  await holdContent(db, row.sha256);
  await db.insert(labPhoto).values(row);
}

export const deletePhoto = async (db: Db, schoolId: string, id: string): Promise<void> =>
  void (await db.delete(labPhoto).where(and(eq(labPhoto.schoolId, schoolId), eq(labPhoto.id, id))));
