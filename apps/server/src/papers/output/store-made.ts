import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { printRun } from '../tables.js';

/** The copies are made; making them again changes nothing. */
export async function finishRun(db: Db, schoolId: string, printRunId: string, pdfSha256: string): Promise<void> {
  await db
    .update(printRun)
    .set({ pdfSha256, status: 'ready' })
    .where(and(eq(printRun.schoolId, schoolId), eq(printRun.id, printRunId)));
}

/** The copies could not be made. What an earlier try made stays. */
export async function failRun(db: Db, schoolId: string, printRunId: string): Promise<void> {
  await db
    .update(printRun)
    .set({ status: 'failed' })
    .where(and(eq(printRun.schoolId, schoolId), eq(printRun.id, printRunId), isNull(printRun.pdfSha256)));
}
