import {
  isNewer,
  isOnScale,
  type LabOutcome,
  type LabScoreSent,
  type laboratoryApi,
  newestOf,
  refusalOf,
} from '@zhibi/contract/classroom/laboratory';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { labToDecide } from './change-lab.js';
import { isScorer, maySee } from './policy.js';
import { holdLab } from './store.js';
import { putScores, putSettled, scoresOf } from './store-scores.js';

type Kept = z.output<typeof laboratoryApi.score.output>;

/** Keeps what a scorer's tablet sends, now or hours later. Says of each row what became of it, so that the tablet forgets what is kept. */
export async function keepScores(
  db: Db,
  actor: Actor,
  { assessmentId, rows }: z.output<typeof laboratoryApi.score.input>,
  now: Date,
): Promise<Kept> {
  const { schoolId, accountId } = actor;
  const lab = await holdLab(db, schoolId, assessmentId, 'score');
  ensure(maySee(actor, lab) && isScorer(actor, lab), 'not-found');
  ensure(lab.state === 'open', 'conflict', 'lab-not-open');
  const students = await studentsOf(db, schoolId, [lab.classId]);
  const studentIds = new Set(students.map(({ studentId }) => studentId));
  const judged = rows.map((row) => ({ row, refusal: refusalOf(row, { steps: lab.steps, studentIds }) }));
  const fitting = judged.filter(({ refusal }) => refusal === undefined).map(({ row }) => row);
  // In one order for every tablet: none waits for the other in a ring.
  const sorted = newestOf(fitting).toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const of = { schoolId, assessmentId: lab.id, accountId };
  await putScores(db, { ...of, scoredAt: now }, sorted);
  const standing = new Map((await scoresOf(db, of)).map((row) => [placeOf(row), row]));
  const outcomeOf = (row: LabScoreSent): LabOutcome => {
    const stands = standing.get(placeOf(row));
    return stands !== undefined && isNewer(stands, row) ? 'older' : 'kept';
  };
  return {
    rows: judged.map(({ row, refusal }) => ({
      clientId: row.clientId,
      studentId: row.studentId,
      stepId: row.stepId,
      outcome: refusal ?? outcomeOf(row),
    })),
  };
}

const placeOf = ({ studentId, stepId }: { studentId: string; stepId: string }) => `${studentId} ${stepId}`;

/** The maker, or a leader, decides a step of a student where scorers are too far apart; null leaves it to them again. */
export async function settleStep(
  db: Db,
  actor: Actor,
  { assessmentId, studentId, stepId, points }: z.output<typeof laboratoryApi.settle.input>,
  now: Date,
): Promise<Record<string, never>> {
  const lab = await labToDecide(db, actor, assessmentId);
  ensure(lab.state === 'open', 'conflict', 'lab-not-open');
  const step = found(lab.steps.find((one) => one.stepId === stepId));
  const { schoolId, accountId } = actor;
  const members = await studentsOf(db, schoolId, [lab.classId]);
  const isKnown =
    members.some((one) => one.studentId === studentId) ||
    (await scoresOf(db, { schoolId, assessmentId: lab.id })).some((row) => row.studentId === studentId);
  ensure(isKnown, 'not-found');
  ensure(isOnScale(step, points), 'invalid', 'off-scale');
  await putSettled(db, { schoolId, assessmentId: lab.id, studentId, stepId, points, accountId, settledAt: now });
  return {};
}
