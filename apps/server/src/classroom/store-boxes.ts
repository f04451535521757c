import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { lessonBallot, lessonBox, lessonBoxSigned } from './tables.js';

export type BoxRow = typeof lessonBox.$inferSelect;

export async function insertBox(db: Db, row: typeof lessonBox.$inferInsert): Promise<void> {
  await db.insert(lessonBox).values(row);
}

export async function findBox(db: Db, schoolId: string, id: string): Promise<BoxRow | undefined> {
  const [row] = await db
    .select()
    .from(lessonBox)
    .where(and(eq(lessonBox.schoolId, schoolId), eq(lessonBox.id, id)));
  return row;
}

/** Whose box it is is not known before it is found: nobody who casts a ballot says who they are. */
export async function schoolOfBox(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ schoolId: lessonBox.schoolId }).from(lessonBox).where(eq(lessonBox.id, id));
  return row?.schoolId;
}

/** Once the voting is over nobody can sign any more. */
export async function forgetKeys(db: Db, schoolId: string, taskId: string): Promise<void> {
  await db
    .update(lessonBox)
    .set({ privateKey: null })
    .where(and(eq(lessonBox.schoolId, schoolId), eq(lessonBox.taskId, taskId)));
}

/** Notes that a student has been given a ballot, once; answers what was signed for the student before. */
export async function noteSigned(db: Db, row: typeof lessonBoxSigned.$inferInsert): Promise<string> {
  await db.insert(lessonBoxSigned).values(row).onConflictDoNothing();
  const [kept] = await db
    .select({ blindedHash: lessonBoxSigned.blindedHash })
    .from(lessonBoxSigned)
    .where(
      and(
        eq(lessonBoxSigned.schoolId, row.schoolId),
        eq(lessonBoxSigned.boxId, row.boxId),
        eq(lessonBoxSigned.studentId, row.studentId),
      ),
    );
  return kept?.blindedHash ?? '';
}

export async function ballotIn(db: Db, { schoolId, boxId, ballot }: Omit<typeof lessonBallot.$inferInsert, 'labels'>) {
  const of = and(eq(lessonBallot.schoolId, schoolId), eq(lessonBallot.boxId, boxId), eq(lessonBallot.ballot, ballot));
  const [row] = await db.select({ labels: lessonBallot.labels }).from(lessonBallot).where(of);
  return row?.labels;
}

/** A ballot goes in once; thrown in again it changes what it says. */
export async function putBallot(db: Db, row: typeof lessonBallot.$inferInsert): Promise<void> {
  await db
    .insert(lessonBallot)
    .values(row)
    .onConflictDoUpdate({
      target: [lessonBallot.schoolId, lessonBallot.boxId, lessonBallot.ballot],
      set: { labels: row.labels },
    });
}
