import type { LabScoreSent } from '@zhibi/contract/classroom/laboratory';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { labAssessment, labScore, labSettled } from './tables.js';

export type ScoreRow = typeof labScore.$inferSelect;
export type SettledRow = typeof labSettled.$inferSelect;

interface OfLab {
  schoolId: string;
  assessmentId: string;
}

export const scoresOf = (db: Db, { schoolId, assessmentId, accountId }: OfLab & { accountId?: string }) =>
  db
    .select()
    .from(labScore)
    .where(
      and(
        eq(labScore.schoolId, schoolId),
        eq(labScore.assessmentId, assessmentId),
        accountId === undefined ? undefined : eq(labScore.accountId, accountId),
      ),
    );

export const settledOf = (db: Db, { schoolId, assessmentId }: OfLab): Promise<SettledRow[]> =>
  db
    .select()
    .from(labSettled)
    .where(and(eq(labSettled.schoolId, schoolId), eq(labSettled.assessmentId, assessmentId)));

/**
 * Keeps the scores of one scorer, one for each student and step. Of two changes of the same place the newer stands, whichever comes
 * first; the database decides it, so that two tablets of one scorer may send at once.
 */
export async function putScores(
  db: Db,
  of: OfLab & { accountId: string; scoredAt: Date },
  sent: readonly LabScoreSent[],
): Promise<void> {
  if (sent.length === 0) return;
  await db
    .insert(labScore)
    .values(sent.map((one) => ({ ...of, ...one })))
    .onConflictDoUpdate({
      target: [labScore.schoolId, labScore.assessmentId, labScore.studentId, labScore.stepId, labScore.accountId],
      set: {
        points: sql`excluded.points`,
        note: sql`excluded.note`,
        version: sql`excluded.version`,
        clientId: sql`excluded.client_id`,
        scoredAt: sql`excluded.scored_at`,
      },
      setWhere: sql`(${labScore.version}, ${labScore.clientId}) < (excluded.version, excluded.client_id)`,
    });
}

/** What the maker decides; null takes it back. */
export async function putSettled(
  db: Db,
  { points, ...row }: Omit<SettledRow, 'points'> & { points: number | null },
): Promise<void> {
  const { schoolId, assessmentId, studentId, stepId, accountId, settledAt } = row;
  if (points === null) {
    await db
      .delete(labSettled)
      .where(
        and(
          eq(labSettled.schoolId, schoolId),
          eq(labSettled.assessmentId, assessmentId),
          eq(labSettled.studentId, studentId),
          eq(labSettled.stepId, stepId),
        ),
      );
    return;
  }
  await db
    .insert(labSettled)
    .values({ ...row, points })
    .onConflictDoUpdate({
      target: [labSettled.schoolId, labSettled.assessmentId, labSettled.studentId, labSettled.stepId],
      set: { points, accountId, settledAt },
    });
}

/** Everything that was scored of a student, with what it was for. */
export const scoresOfStudent = (db: Db, schoolId: string, studentId: string) =>
  db
    .select({ score: labScore, lab: labAssessment })
    .from(labScore)
    .innerJoin(
      labAssessment,
      and(eq(labAssessment.schoolId, labScore.schoolId), eq(labAssessment.id, labScore.assessmentId)),
    )
    .where(and(eq(labScore.schoolId, schoolId), eq(labScore.studentId, studentId)))
    .orderBy(asc(labScore.assessmentId), asc(labScore.stepId), asc(labScore.scoredAt));

export const settledOfStudent = (db: Db, schoolId: string, studentId: string): Promise<SettledRow[]> =>
  db
    .select()
    .from(labSettled)
    .where(and(eq(labSettled.schoolId, schoolId), eq(labSettled.studentId, studentId)));
