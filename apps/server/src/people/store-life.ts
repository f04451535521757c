import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { insertRows } from '../platform/insert-rows.js';
import { lifeEvent } from './tables.js';

export type LifeEvent = typeof lifeEvent.$inferSelect;
type Happened = Omit<LifeEvent, 'id'>;

/** Writes down what happened to people and classes, in the transaction in which it happens. Rows are only ever added. */
export async function recordLife(db: Db, happened: readonly Happened[]): Promise<void> {
  await insertRows(
    db,
    lifeEvent,
    happened.map((one) => ({ ...one, id: newId() })),
  );
}

/** The history of one person or class, the newest first; with `before`, what came before that event. */
export const lifeOf = (
  db: Db,
  schoolId: string,
  whoseId: string,
  limit: number,
  before?: string,
): Promise<LifeEvent[]> =>
  db
    .select()
    .from(lifeEvent)
    .where(
      and(
        eq(lifeEvent.schoolId, schoolId),
        eq(lifeEvent.whoseId, whoseId),
        before === undefined ? undefined : lt(lifeEvent.id, before),
      ),
    )
    .orderBy(desc(lifeEvent.id))
    .limit(limit);

/** Erasing a person takes the words out of the history and leaves its days: the only change that rows of it ever see. */
export async function forgetWordsOf(db: Db, schoolId: string, whoseId: string): Promise<void> {
  await db
    .update(lifeEvent)
    .set({ detail: {} })
    .where(and(eq(lifeEvent.schoolId, schoolId), eq(lifeEvent.whoseId, whoseId)));
}
