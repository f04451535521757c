import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { printOrderStep } from './tables.js';

export type StepRow = typeof printOrderStep.$inferSelect;

export async function insertSteps(db: Db, steps: readonly StepRow[]): Promise<void> {
  await db.insert(printOrderStep).values([...steps]);
}

/** What has happened to an order, from the first. */
export async function stepsOf(db: Db, schoolId: string, orderId: string): Promise<StepRow[]> {
  return db
    .select()
    .from(printOrderStep)
    .where(and(eq(printOrderStep.schoolId, schoolId), eq(printOrderStep.orderId, orderId)))
    .orderBy(asc(printOrderStep.id));
}
