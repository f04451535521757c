import { SumPrint } from '@zhibi/contract/papers/arithmetic';
import { CharacterPrint } from '@zhibi/contract/papers/characters';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../platform/db.js';
import { paperPractice } from './tables.js';

/** How a sheet of practice is printed. Parsed when it is read: what stands in the row was written by an older version. */
const PracticeSettings = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('arithmetic'), settings: SumPrint }),
  z.object({ kind: z.literal('characters'), settings: CharacterPrint }),
]);
export type PracticeSettings = z.infer<typeof PracticeSettings>;

export async function findPractice(db: Db, schoolId: string, paperId: string): Promise<PracticeSettings | undefined> {
  const [row] = await db
    .select({ kind: paperPractice.kind, settings: paperPractice.settings })
    .from(paperPractice)
    .where(and(eq(paperPractice.schoolId, schoolId), eq(paperPractice.paperId, paperId)));
  return row && PracticeSettings.parse(row);
}

export async function insertPractice(
  db: Db,
  row: { schoolId: string; paperId: string } & PracticeSettings,
): Promise<void> {
  await db.insert(paperPractice).values(row);
}
