import type { Actor } from '@zhibi/contract/session';
import type { Homework } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { answersOf } from '../store.js';
import { isSettled } from './deal-answers.js';
import { homeworkInRounds } from './homework-in-rounds.js';
import { isScorer } from './policy.js';
import { marksOf } from './store.js';

/** Whose answers to a question this teacher scores in its open round: those that were dealt, and are not settled without this teacher. */
export async function ownAnswers(
  db: Db,
  actor: Actor,
  { homeworkId, itemId }: { homeworkId: string; itemId: string },
): Promise<{ homework: Homework; studentIds: string[] }> {
  const { homework, rounds } = await homeworkInRounds(db, actor, homeworkId, isScorer);
  const round = found(rounds.find((one) => one.itemId === itemId));
  const { schoolId, accountId } = actor;
  const marks = (await marksOf(db, schoolId, { roundIds: [round.id], accountId })).filter(({ slot }) => slot !== 3);
  const scored = new Map(marks.map(({ answerId, score }) => [answerId, score !== null]));
  const answers = await answersOf(db, schoolId, { homeworkId, itemIds: [itemId] });
  const own = answers.filter((one) => scored.get(one.id) === true || (scored.has(one.id) && !isSettled(one)));
  return { homework, studentIds: own.map(({ studentId }) => studentId) };
}
