import type { Blueprint } from '@zhibi/contract/papers/composing';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db.js';
import { paperBlueprint } from '../../tables.js';

export async function insertBlueprint(
  db: Db,
  row: { schoolId: string; paperId: string; blueprint: Blueprint },
): Promise<void> {
  await db.insert(paperBlueprint).values(row);
}

/** The blueprint that a paper was composed after; one made by hand has none. */
export async function findBlueprint(db: Db, schoolId: string, paperId: string): Promise<Blueprint | undefined> {
  const [row] = await db
    .select({ blueprint: paperBlueprint.blueprint })
    .from(paperBlueprint)
    .where(and(eq(paperBlueprint.schoolId, schoolId), eq(paperBlueprint.paperId, paperId)));
  return row?.blueprint;
}
