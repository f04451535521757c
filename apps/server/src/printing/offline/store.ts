import type { OfflineState } from '@zhibi/contract/printing/offline';
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { offlinePrint, offlinePrintFile, offlinePrintStep } from './tables.js';

export type OfflineRow = typeof offlinePrint.$inferSelect;
export type NewOffline = Omit<typeof offlinePrint.$inferInsert, 'number' | 'revision'>;
export type FileRow = typeof offlinePrintFile.$inferSelect;
type Key = Pick<OfflineRow, 'schoolId' | 'id'>;

const only = ({ schoolId, id }: Key) => and(eq(offlinePrint.schoolId, schoolId), eq(offlinePrint.id, id));

export async function insertOffline(db: Db, row: NewOffline): Promise<void> {
  await db.insert(offlinePrint).values({ ...row, number: sql`nextval('offline_print_number')` });
}

/** A record of one of these schools, held until the transaction ends where it is about to change. */
export async function findOffline(
  db: Db,
  schoolIds: readonly string[],
  id: string,
  isHeld = false,
): Promise<OfflineRow | undefined> {
  const query = db
    .select()
    .from(offlinePrint)
    .where(and(inArray(offlinePrint.schoolId, [...schoolIds]), eq(offlinePrint.id, id)));
  const [row] = await (isHeld ? query.for('update') : query);
  return row;
}

export async function updateOffline(db: Db, key: Key, change: Partial<NewOffline>): Promise<void> {
  await db
    .update(offlinePrint)
    .set({ ...change, revision: sql`${offlinePrint.revision} + 1` })
    .where(only(key));
}

export interface WantedOffline {
  from?: string | undefined;
  until?: string | undefined;
  schoolId?: string | undefined;
  state?: OfflineState | undefined;
  words?: string | undefined;
}

const inState: Readonly<Record<OfflineState, SQL | undefined>> = {
  open: and(isNull(offlinePrint.settlementId), isNull(offlinePrint.withdrawnAt)),
  settled: isNotNull(offlinePrint.settlementId),
  withdrawn: isNotNull(offlinePrint.withdrawnAt),
};

/** In the title, who printed it and why, or the number as people write it. */
function wordsIn(words: string): SQL {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const number = /^x?0*(\d{1,12})$/i.exec(words)?.[1];
  const text = sql`${offlinePrint.title} ilike ${pattern} or ${offlinePrint.printedBy} ilike ${pattern} or ${offlinePrint.reason} ilike ${pattern}`;
  return number === undefined ? sql`(${text})` : sql`(${text} or ${offlinePrint.number} = ${number}::bigint)`;
}

/** The last printed first, from behind a key on. */
export async function offlineOf(
  db: Db,
  schoolIds: readonly string[],
  { from, until, schoolId, state, words }: WantedOffline,
  { after, limit }: { after: readonly [printedOn: string, id: string] | undefined; limit: number },
): Promise<OfflineRow[]> {
  const schools = schoolIds.filter((one) => schoolId === undefined || one === schoolId);
  return db
    .select()
    .from(offlinePrint)
    .where(
      and(
        inArray(offlinePrint.schoolId, schools),
        from === undefined ? undefined : gte(offlinePrint.printedOn, from),
        until === undefined ? undefined : lte(offlinePrint.printedOn, until),
        state && inState[state],
        words ? wordsIn(words) : undefined,
        after && sql`(${offlinePrint.printedOn}, ${offlinePrint.id}) < (${after[0]}::date, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(offlinePrint.printedOn), desc(offlinePrint.id))
    .limit(limit);
}

export async function insertFile(db: Db, row: FileRow): Promise<void> {
  await db.insert(offlinePrintFile).values(row);
}

export async function filesOf(db: Db, { schoolId, id }: Key): Promise<FileRow[]> {
  return db
    .select()
    .from(offlinePrintFile)
    .where(and(eq(offlinePrintFile.schoolId, schoolId), eq(offlinePrintFile.offlineId, id)))
    .orderBy(asc(offlinePrintFile.id));
}

/** How many attachments each has, in one question; none is missing. */
export async function fileCounts(db: Db, rows: readonly Key[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const counts = await db
    .select({ id: offlinePrintFile.offlineId, files: count() })
    .from(offlinePrintFile)
    .where(
      and(
        inArray(offlinePrintFile.schoolId, [...new Set(rows.map(({ schoolId }) => schoolId))]),
        inArray(
          offlinePrintFile.offlineId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(offlinePrintFile.offlineId);
  return new Map(counts.map(({ id, files }) => [id, files]));
}

export async function deleteFile(db: Db, { schoolId, id }: Pick<FileRow, 'schoolId' | 'id'>): Promise<void> {
  await db.delete(offlinePrintFile).where(and(eq(offlinePrintFile.schoolId, schoolId), eq(offlinePrintFile.id, id)));
}

export async function insertStep(db: Db, step: typeof offlinePrintStep.$inferInsert): Promise<void> {
  await db.insert(offlinePrintStep).values(step);
}

export async function insertSteps(db: Db, steps: readonly (typeof offlinePrintStep.$inferInsert)[]): Promise<void> {
  await db.insert(offlinePrintStep).values([...steps]);
}

export async function stepsOf(db: Db, { schoolId, id }: Key) {
  return db
    .select()
    .from(offlinePrintStep)
    .where(and(eq(offlinePrintStep.schoolId, schoolId), eq(offlinePrintStep.offlineId, id)))
    .orderBy(asc(offlinePrintStep.id));
}
