import type { AnswerKey } from '@zhibi/contract/questions';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { keyChange } from '../tables.js';

export type KeyChange = typeof keyChange.$inferSelect;

/** The keys that count otherwise than the paper says: item id → its keys. */
export async function changedKeys(db: Db, schoolId: string, homeworkId: string): Promise<Map<string, AnswerKey[]>> {
  const rows = await db
    .select({ itemId: keyChange.itemId, keys: keyChange.keys })
    .from(keyChange)
    .where(and(eq(keyChange.schoolId, schoolId), eq(keyChange.homeworkId, homeworkId), isNull(keyChange.undoneAt)))
    .orderBy(keyChange.id);
  return new Map(rows.map(({ itemId, keys }) => [itemId, keys]));
}

/** The changes of one question's key, the newest first. */
export const keyChangesOf = (
  db: Db,
  schoolId: string,
  { homeworkId, itemId }: { homeworkId: string; itemId: string },
): Promise<KeyChange[]> =>
  db
    .select()
    .from(keyChange)
    .where(and(eq(keyChange.schoolId, schoolId), eq(keyChange.homeworkId, homeworkId), eq(keyChange.itemId, itemId)))
    .orderBy(desc(keyChange.id));

export async function addKeyChange(db: Db, row: KeyChange): Promise<void> {
  await db.insert(keyChange).values(row);
}

export async function markUndone(
  db: Db,
  { schoolId, id }: Pick<KeyChange, 'schoolId' | 'id'>,
  by: { undoneAt: Date; undoneBy: string },
): Promise<void> {
  await db
    .update(keyChange)
    .set(by)
    .where(and(eq(keyChange.schoolId, schoolId), eq(keyChange.id, id)));
}
