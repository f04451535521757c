import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { spokenResult } from './tables.js';

export type ResultRow = typeof spokenResult.$inferSelect;
type Verdict = Pick<ResultRow, 'score' | 'comment' | 'commentFileId' | 'judgedBy' | 'judgedAt'>;

interface Key {
  schoolId: string;
  spokenId: string;
  studentId: string;
}

const key = [spokenResult.schoolId, spokenResult.spokenId, spokenResult.studentId];

export const resultsOf = (db: Db, schoolId: string, spokenId: string): Promise<ResultRow[]> =>
  db
    .select()
    .from(spokenResult)
    .where(and(eq(spokenResult.schoolId, schoolId), eq(spokenResult.spokenId, spokenId)));

export async function resultsOfStudent(
  db: Db,
  schoolId: string,
  { spokenIds, studentId }: { spokenIds: readonly string[]; studentId: string },
): Promise<Map<string, ResultRow>> {
  if (spokenIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(spokenResult)
    .where(
      and(
        eq(spokenResult.schoolId, schoolId),
        eq(spokenResult.studentId, studentId),
        inArray(spokenResult.spokenId, [...spokenIds]),
      ),
    );
  return new Map(rows.map((row) => [row.spokenId, row]));
}

/** Keeps what the teacher says, if nobody has said more since; revision 0 where nothing was said. Undefined: somebody has. */
export async function keepVerdict(
  db: Db,
  whose: Key,
  { revision, ...verdict }: Verdict & { revision: number },
): Promise<number | undefined> {
  const said = { ...verdict, seenAt: null };
  const rows =
    revision === 0
      ? await db
          .insert(spokenResult)
          .values({ ...whose, ...said })
          .onConflictDoNothing()
          .returning({ revision: spokenResult.revision })
      : await db
          .update(spokenResult)
          .set({ ...said, revision: revision + 1 })
          .where(
            and(
              eq(spokenResult.schoolId, whose.schoolId),
              eq(spokenResult.spokenId, whose.spokenId),
              eq(spokenResult.studentId, whose.studentId),
              eq(spokenResult.revision, revision),
            ),
          )
          .returning({ revision: spokenResult.revision });
  return rows[0]?.revision;
}

/** Whoever asks for recordings once more, one after the other: two presses at once are one more, not two. */
export const lockRedos = async (db: Db, schoolId: string, spokenId: string): Promise<void> =>
  void (await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`spoken redo ${schoolId} ${spokenId}`}, 0))`,
  ));

/** One more recording for each of them. */
export async function addRedos(
  db: Db,
  { schoolId, spokenId }: Omit<Key, 'studentId'>,
  asked: { studentIds: readonly string[]; note: string; by: string; now: Date },
): Promise<void> {
  await db
    .insert(spokenResult)
    .values(
      asked.studentIds.map((studentId) => ({
        schoolId,
        spokenId,
        studentId,
        redos: 1,
        redoNote: asked.note,
        redoAt: asked.now,
        judgedBy: asked.by,
      })),
    )
    .onConflictDoUpdate({
      target: key,
      set: {
        redos: sql`${spokenResult.redos} + 1`,
        redoNote: asked.note,
        redoAt: asked.now,
        seenAt: null,
        revision: sql`${spokenResult.revision} + 1`,
      },
    });
}

export async function markSeen(db: Db, { schoolId, spokenId, studentId }: Key, now: Date): Promise<void> {
  await db
    .update(spokenResult)
    .set({ seenAt: now })
    .where(
      and(
        eq(spokenResult.schoolId, schoolId),
        eq(spokenResult.spokenId, spokenId),
        eq(spokenResult.studentId, studentId),
      ),
    );
}

/** What was said of a student in words or by voice is forgotten; the score stays, as that of nobody. */
export async function forgetWords(db: Db, schoolId: string, studentId: string): Promise<void> {
  await db
    .update(spokenResult)
    .set({ comment: '', redoNote: '', commentFileId: null })
    .where(and(eq(spokenResult.schoolId, schoolId), eq(spokenResult.studentId, studentId)));
}
