import { SumPrint } from '@zhibi/contract/papers/arithmetic';
import { CharacterPrint } from '@zhibi/contract/papers/characters';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../platform/db.js';
import { named } from '../platform/sql-names.js';
import { paper, paperPractice } from './tables.js';

/** A personal booklet: the line under its title, and where each of its questions was asked before. */
const BookletPrint = z.object({
  line: z.string(),
  origins: z.array(z.object({ itemId: z.string(), text: z.string() })),
});

/** How a sheet of practice is printed. Parsed when it is read: what stands in the row was written by an older version. */
const PracticeSettings = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('arithmetic'), settings: SumPrint }),
  z.object({ kind: z.literal('characters'), settings: CharacterPrint }),
  z.object({ kind: z.literal('handbook'), settings: BookletPrint }),
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

/** Booklets belong to one student each: no list of a teacher's papers shows them. */
export const isNoBooklet: SQL = sql`not exists (select from paper_practice own where own.school_id = ${named(paper.schoolId)}
  and own.paper_id = ${named(paper.id)} and own.kind = 'handbook')`;

/** Answer cards ask what is printed elsewhere: nothing can be read on them, and no card is made of one. */
export const isNoCard: SQL = sql`not exists (select from paper_card card where card.school_id = ${named(paper.schoolId)}
  and card.paper_id = ${named(paper.id)})`;
