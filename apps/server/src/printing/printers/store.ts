import { isEnded, type PrinterFacts, printJobStates } from '@zhibi/contract/printing/printers';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { refuseDuplicates } from '../../platform/refuse-duplicates.js';
import { inArray, notInArray } from '../../platform/sql-lists.js';
import { printJob, printPrinter } from './tables.js';

export type PrinterRow = typeof printPrinter.$inferSelect;
export type JobRow = typeof printJob.$inferSelect;
export type NewJob = typeof printJob.$inferInsert;

const ends = printJobStates.filter(isEnded);

export async function printersOf(db: Db, organisationId: string): Promise<Map<string, PrinterRow>> {
  const rows = await db.select().from(printPrinter).where(eq(printPrinter.organisationId, organisationId));
  return new Map(rows.map((row) => [row.machineId, row]));
}

const only = (organisationId: string, machineId: string) =>
  and(eq(printPrinter.organisationId, organisationId), eq(printPrinter.machineId, machineId));

export async function findPrinter(db: Db, organisationId: string, machineId: string): Promise<PrinterRow | undefined> {
  const [row] = await db.select().from(printPrinter).where(only(organisationId, machineId));
  return row;
}

/** Keeps where a printer is, as its writer has seen it; who comes second is told. */
export async function writePrinter(
  db: Db,
  of: { organisationId: string; machineId: string; revision: number },
  change: { address: string; facts: PrinterFacts; checkedAt: Date },
): Promise<number> {
  const { organisationId, machineId, revision } = of;
  if (revision === 0) {
    const values = { organisationId, machineId, ...change };
    await refuseDuplicates({ print_printer_pkey: 'changed' }, async () => db.insert(printPrinter).values(values));
    return 1;
  }
  const [row] = await db
    .update(printPrinter)
    .set({ ...change, revision: revision + 1 })
    .where(and(only(organisationId, machineId), eq(printPrinter.revision, revision)))
    .returning({ revision: printPrinter.revision });
  ensure(row !== undefined, 'conflict', 'changed');
  return row.revision;
}

export async function deletePrinter(db: Db, organisationId: string, machineId: string): Promise<void> {
  await db.delete(printPrinter).where(only(organisationId, machineId));
}

export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await db.insert(printJob).values(job);
}

/** What was sent of an order, newest first. */
export async function jobsOf(db: Db, schoolId: string, orderId: string): Promise<JobRow[]> {
  return db
    .select()
    .from(printJob)
    .where(and(eq(printJob.schoolId, schoolId), eq(printJob.orderId, orderId)))
    .orderBy(desc(printJob.id))
    .limit(50);
}

/** The same of several orders. */
export async function jobsOfOrders(db: Db, schoolId: string, orderIds: readonly string[]): Promise<JobRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(printJob)
    .where(and(eq(printJob.schoolId, schoolId), inArray(printJob.orderId, [...orderIds])))
    .orderBy(desc(printJob.id))
    .limit(200);
}

export async function findJob(db: Db, schoolIds: readonly string[], id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(printJob)
    .where(and(inArray(printJob.schoolId, [...schoolIds]), eq(printJob.id, id)));
  return row;
}

/** Gives a job the number that a printer gave it; nothing is answered where it has one, or has ended. */
export async function claimJob(
  db: Db,
  { schoolId, id }: Pick<JobRow, 'schoolId' | 'id'>,
  ippJobId: number,
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(printJob)
    .set({ ippJobId })
    .where(
      and(
        eq(printJob.schoolId, schoolId),
        eq(printJob.id, id),
        isNull(printJob.ippJobId),
        notInArray(printJob.state, [...ends]),
      ),
    )
    .returning();
  return row;
}

/** Writes down what is heard of a job, unless it has ended: then nothing is answered. */
export async function updateJob(
  db: Db,
  { schoolId, id }: Pick<JobRow, 'schoolId' | 'id'>,
  change: Partial<NewJob>,
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(printJob)
    .set(change)
    .where(and(eq(printJob.schoolId, schoolId), eq(printJob.id, id), notInArray(printJob.state, [...ends])))
    .returning();
  return row;
}
