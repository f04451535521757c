import type { Actor } from '@zhibi/contract/session';
import { isInSchool, lockHomework } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { ensureOnce } from '../../platform/wrong-field.js';
import type { ToMark } from '../scoring/answers-to-mark.js';
import { findAnswer, lockAnswers } from '../store.js';
import { type RoundRow, roundsOf } from './store.js';

/** Answers of rounds, held: first the homework against being given back, then the answers against others. A call is about one homework. */
export async function heldInRounds(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<{ marked: ToMark; rounds: RoundRow[]; roundOf: (itemId: string) => RoundRow }> {
  const { schoolId } = actor;
  ensure(isInSchool(actor), 'not-found');
  ensureOnce(ids.map((id, at) => ({ id, path: `scores.${at}.answerId` })));
  const { homeworkId } = found(await findAnswer(db, schoolId, ids[0] ?? ''));
  const homework = await lockHomework(db, schoolId, homeworkId, 'share');
  ensure(homework.withdrawnAt === null, 'not-found');
  const answers = await lockAnswers(db, schoolId, ids);
  ensure(answers.length === ids.length && answers.every((one) => one.homeworkId === homeworkId), 'not-found');
  const rounds = await roundsOf(db, schoolId, homeworkId);
  const byItem = new Map(rounds.map((round) => [round.itemId, round]));
  return {
    marked: { homework, answers: new Map(answers.map((one) => [one.id, one])) },
    rounds,
    roundOf: (itemId) => found(byItem.get(itemId)),
  };
}
