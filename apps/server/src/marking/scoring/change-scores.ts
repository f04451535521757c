import { markingEvents } from '@zhibi/contract/events/marking';
import type { LedgerLine, ScoreOrigin } from '@zhibi/contract/marking';
import type { z } from 'zod';
import { type Homework, leftOutOf, recordMarked, submissionsOf } from '../../homework/index.js';
import { askedCount, type PaperItemFacts } from '../../papers/index.js';
import { teacherAccountsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { queueTask } from '../../platform/jobs/index.js';
import { together } from '../../platform/together.js';
import { noteScores } from '../../questions/index.js';
import { addEntries } from '../ledger/store-ledger.js';
import { leaveOthers } from '../optional/leave-others.js';
import type { ScoreReason } from '../rules.js';
import { type Answer, type AnswerChange, changeAnswers } from '../store.js';
import { sumsOf } from '../store-sums.js';

/** Work that analysis does: the wrong questions of a homework that was given back. */
export const WRONG_QUESTIONS = 'wrong-questions';

type ScoredAnswer = z.input<typeof markingEvents.answersScored.data>['answers'][number];

/** Who changes scores: a person by account and name, or the machine. */
export interface Scorer {
  kind: LedgerLine['kind'];
  accountId: string | null;
  name: string;
  at: Date;
  /** Where a person gave it; the screen where nothing is said. */
  origin?: ScoreOrigin;
  /** Of a round: answer id → how its score came about. */
  reasons?: ReadonlyMap<string, ScoreReason>;
}

/** Whoever changed a key answers for it, but what it is worth the machine says: no person's score is touched. */
const isMachines = ({ kind }: Scorer): boolean => kind === 'machine' || kind === 'key';

export interface Marked {
  homework: Homework;
  /** What the paper asks. */
  items: readonly PaperItemFacts[];
  /** The answers as they were when it was decided how they shall be. */
  before: ReadonlyMap<string, Answer>;
}

/**
 * Changes answers, and all that follows in the same moment: a line in the ledger for each score, the sums of the copies,
 * news for the teachers, and, where the papers are back already, the statistics of the questions and the wrong-question books.
 * Answers what took place.
 */
export async function changeScores(
  db: Db,
  { homework, items, before }: Marked,
  changes: readonly AnswerChange[],
  by: Scorer,
): Promise<ReadonlySet<string>> {
  const { schoolId } = homework;
  const done = await changeAnswers(db, schoolId, changes, isMachines(by) ? 'machine' : 'person');
  const scored = changes.flatMap((change) => {
    const from = before.get(change.id);
    const notifies = from !== undefined && done.has(change.id) && (from.score !== change.score || !isMachines(by));
    return notifies ? [{ from, to: change }] : [];
  });
  if (scored.length === 0) return done;
  await addEntries(
    db,
    scored.map(({ from, to }) => ({
      schoolId,
      answerId: from.id,
      at: by.at,
      kind: by.kind,
      byAccount: by.accountId,
      comment: to.comment,
      levels: to.levels,
      fromScore: from.score,
      toScore: to.score,
      fromStatus: from.status,
      toStatus: to.status,
      origin: by.origin ?? 'screen',
      reason: by.reasons?.get(from.id) ?? null,
      confidence: isMachines(by) ? to.confidence : null,
    })),
  );
  const studentIds = [...new Set(scored.map(({ from }) => from.studentId))];
  if (!isMachines(by)) await leaveOthers(db, homework, { items, studentIds });
  await recordSums(db, homework, studentIds, items);
  await notifyScores(db, homework, scored, by);
  if (homework.releasedAt !== null) {
    await noteScores(db, { schoolId, homeworkId: homework.id });
    await queueWrongQuestions(db, homework);
  }
  return done;
}

/** Whether copies are wholly marked now, and with how much. */
export async function recordSums(
  db: Db,
  of: Homework,
  studentIds: readonly string[],
  items: readonly PaperItemFacts[],
): Promise<void> {
  const leftOut = await leftOutOf(db, of);
  await recordMarked(db, of, await sumsOf(db, of.schoolId, of.id, { studentIds, asked: askedCount(items), leftOut }));
}

export const queueWrongQuestions = (db: Db, { schoolId, id }: Homework): Promise<void> =>
  queueTask(db, WRONG_QUESTIONS, { schoolId, homeworkId: id }, { key: `${WRONG_QUESTIONS}:${id}` });

/** News for the teachers of each student's class: one event for all whom the same teachers hear of. */
async function notifyScores(
  db: Db,
  { schoolId, id: homeworkId, classIds, subjectId }: Homework,
  scored: readonly { from: Answer; to: AnswerChange }[],
  by: Scorer,
): Promise<void> {
  const accountsOf = async (classId: string) =>
    [classId, await teacherAccountsOf(db, schoolId, [classId], subjectId)] as const;
  const [accounts, submissions] = await Promise.all([
    Promise.all(classIds.map(accountsOf)),
    submissionsOf(db, schoolId, homeworkId),
  ]);
  const [accountsOfClass, classOf] = [
    new Map(accounts),
    new Map(submissions.map((one) => [one.studentId, one.classId])),
  ];
  const groups = new Map<string, { to: string[]; answers: ScoredAnswer[] }>();
  for (const { from, to: change } of scored) {
    const to = accountsOfClass.get(classOf.get(from.studentId) ?? '') ?? [];
    const group = groups.get([...to].sort().join()) ?? { to, answers: [] };
    groups.set([...to].sort().join(), group);
    group.answers.push({ studentId: from.studentId, itemId: from.itemId, score: change.score });
  }
  await together(
    [...groups.values()].map(({ to, answers }) =>
      announce(db, markingEvents.answersScored, { schoolId, to, data: { homeworkId, by: by.name, answers } }),
    ),
  );
}
