import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { scanBatch, scanFile } from './tables.js';

export type Batch = typeof scanBatch.$inferSelect;
export type BatchFile = typeof scanFile.$inferSelect;
export interface OfBatch {
  schoolId: string;
  batchId: string;
}

const isBatch = ({ schoolId, batchId }: OfBatch) => and(eq(scanBatch.schoolId, schoolId), eq(scanBatch.id, batchId));
const ofBatch = ({ schoolId, batchId }: OfBatch) => and(eq(scanFile.schoolId, schoolId), eq(scanFile.batchId, batchId));

export async function insertBatch(
  db: Db,
  batch: typeof scanBatch.$inferInsert,
  files: readonly (typeof scanFile.$inferInsert)[],
): Promise<void> {
  await db.insert(scanBatch).values(batch);
  await db.insert(scanFile).values([...files]);
}

/** A batch of any school that the caller may see. */
export async function findBatch(db: Db, schoolIds: readonly string[], batchId: string): Promise<Batch | undefined> {
  const [row] = await db
    .select()
    .from(scanBatch)
    .where(and(inArray(scanBatch.schoolId, [...schoolIds]), eq(scanBatch.id, batchId)));
  return row;
}

export async function setState(db: Db, of: OfBatch, state: Batch['state']): Promise<void> {
  await db.update(scanBatch).set({ state }).where(isBatch(of));
}

export interface BatchesWanted {
  schoolIds: readonly string[];
  homeworkId?: string | undefined;
  /** Only batches that this account has scanned. */
  createdBy?: string | undefined;
  /** Only batches in which something waits for a person, or of which a file is missing. */
  onlyDoubts: boolean;
  before: string | undefined;
  limit: number;
}

/** Newest first, by key. */
export const batchesOf = (db: Db, { schoolIds, ...wanted }: BatchesWanted): Promise<Batch[]> =>
  db
    .select()
    .from(scanBatch)
    .where(
      and(
        inArray(scanBatch.schoolId, [...schoolIds]),
        // A photograph is its student's to take again; where it is in doubt, it is marked by eye.
        eq(scanBatch.source, 'scan'),
        wanted.homeworkId === undefined ? undefined : eq(scanBatch.homeworkId, wanted.homeworkId),
        wanted.createdBy === undefined ? undefined : eq(scanBatch.createdBy, wanted.createdBy),
        wanted.before === undefined ? undefined : lt(scanBatch.id, wanted.before),
        wanted.onlyDoubts
          ? sql`(zhibi_scan_waits(${scanBatch.schoolId}, ${scanBatch.id}) or exists (select from ${scanFile}
              where ${scanFile.schoolId} = ${scanBatch.schoolId} and ${scanFile.batchId} = ${scanBatch.id} and ${scanFile.problem} is not null and ${scanFile.settledAt} is null))`
          : undefined,
      ),
    )
    .orderBy(desc(scanBatch.id))
    .limit(wanted.limit);

export const filesOf = (db: Db, of: OfBatch): Promise<BatchFile[]> =>
  db.select().from(scanFile).where(ofBatch(of)).orderBy(asc(scanFile.position));

export const filesOfBatches = (db: Db, batchIds: readonly string[]): Promise<BatchFile[]> =>
  batchIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(scanFile)
        .where(inArray(scanFile.batchId, [...batchIds]))
        .orderBy(asc(scanFile.batchId), asc(scanFile.position));

export async function noteOpened(
  db: Db,
  of: OfBatch & { position: number },
  opened: Pick<BatchFile, 'pages' | 'problem'>,
): Promise<void> {
  await db
    .update(scanFile)
    .set(opened)
    .where(and(ofBatch(of), eq(scanFile.position, of.position)));
}

/** Writes whether a file that gave no pages is seen to; undefined where there is no such file. */
export async function settleFileOf(
  db: Db,
  of: OfBatch & { position: number },
  settled: Pick<BatchFile, 'settledBy' | 'settledAt'>,
): Promise<BatchFile | undefined> {
  const [row] = await db
    .update(scanFile)
    .set(settled)
    .where(and(ofBatch(of), eq(scanFile.position, of.position), isNotNull(scanFile.problem)))
    .returning();
  return row;
}

/** How many batches of each school wait for a person. */
export async function doubtfulBatches(db: Db, schoolIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.execute<{ id: string; batches: number }>(sql`
    select school_id as id, count(*)::int as batches from scan_batch
    where school_id = any (${list(schoolIds)}::uuid[]) and zhibi_scan_waits(school_id, id) group by 1`);
  return new Map([...rows].map(({ id, batches }) => [id, batches]));
}
