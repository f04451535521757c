import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { photoSlip } from '../tables.js';
import type { SubmissionKey } from './store-submissions.js';

type OfHomework = Pick<SubmissionKey, 'schoolId' | 'homeworkId'>;

/** Keeps the secrets of copies; one that has a secret keeps it, or gets this one in its place. */
export async function keepSlips(
  db: Db,
  by: OfHomework & { madeBy: string; madeAt: Date },
  made: readonly { studentId: string; secret: string }[],
  known: 'keep' | 'replace',
): Promise<void> {
  if (made.length === 0) return;
  const target = [photoSlip.schoolId, photoSlip.homeworkId, photoSlip.studentId];
  const adding = db.insert(photoSlip).values(made.map((one) => ({ ...by, ...one })));
  const { madeBy, madeAt } = by;
  await (known === 'keep'
    ? adding.onConflictDoNothing({ target })
    : adding.onConflictDoUpdate({ target, set: { secret: sql`excluded.secret`, madeBy, madeAt } }));
}

export async function secretsOf(db: Db, { schoolId, homeworkId }: OfHomework): Promise<Map<string, string>> {
  const rows = await db
    .select({ studentId: photoSlip.studentId, secret: photoSlip.secret })
    .from(photoSlip)
    .where(and(eq(photoSlip.schoolId, schoolId), eq(photoSlip.homeworkId, homeworkId)));
  return new Map(rows.map(({ studentId, secret }) => [studentId, secret]));
}

/** Whose copy a secret is for, asked as the system: a stranger names no school. */
export async function copyOfSecret(db: Db, secret: string): Promise<SubmissionKey | undefined> {
  const [row] = await db
    .select({ schoolId: photoSlip.schoolId, homeworkId: photoSlip.homeworkId, studentId: photoSlip.studentId })
    .from(photoSlip)
    .where(eq(photoSlip.secret, secret));
  return row;
}

/** Holds the slip of a copy until the transaction ends: what comes by it is counted one after the other. */
export async function lockSlip(db: Db, { schoolId, homeworkId, studentId }: SubmissionKey): Promise<void> {
  await db
    .select({ secret: photoSlip.secret })
    .from(photoSlip)
    .where(
      and(eq(photoSlip.schoolId, schoolId), eq(photoSlip.homeworkId, homeworkId), eq(photoSlip.studentId, studentId)),
    )
    .for('update');
}
