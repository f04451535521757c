import { markingEvents } from '@zhibi/contract/events/marking';
import type { Actor } from '@zhibi/contract/session';
import { isInSchool } from '../../homework/index.js';
import { studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { ensure, found } from '../../platform/problem.js';
import { subjectTeachers } from '../rounds/deal-answers.js';
import { holdAnswers } from '../scoring/answers-to-mark.js';
import { current, giveScores } from '../scoring/score-answers.js';
import { notifyMarkers } from './make-appeal.js';
import { peopleOf } from './people.js';
import { mayDecide } from './policy.js';
import { outcomeOf } from './rules.js';
import { changeAppeal, findAppeal, lockAppeal } from './store-appeals.js';

interface Decision {
  appealId: string;
  /** Of the answer: whoever decided has seen its newest state. */
  revision: number;
  score: number;
  word: string;
}

/**
 * Decides an appeal, also after its end date: what waits is always decided. Another score goes through the ledger, with all that
 * follows from it; the comment beside the answer stays the first marker's, the word of the decision stands with the appeal.
 */
export async function decideAppeal(db: Db, actor: Actor, decision: Decision, now: Date): Promise<void> {
  ensure(isInSchool(actor), 'not-found');
  const { schoolId, accountId, name } = actor;
  const { appealId, revision, score, word } = decision;
  const { homeworkId, answerId } = found(await findAppeal(db, schoolId, appealId));
  const held = await holdAnswers(db, schoolId, { homeworkId, ids: [answerId] });
  const appeal = found(await lockAppeal(db, schoolId, appealId));
  const { homework } = held;
  ensure(homework.withdrawnAt === null, 'not-found');
  const answer = found(held.answers.get(answerId));
  const teachers = await subjectTeachers(db, schoolId, homework.subjectId);
  const isOpen = appeal.state === 'waiting';
  ensure(mayDecide(actor, peopleOf(appeal, isOpen ? answer.scoredBy : null, teachers)), 'not-found');
  // The answer to the first was lost on its way, and it is sent again.
  if (appeal.decidedBy === accountId && appeal.scoreAfter === score && appeal.word === word) return;
  ensure(isOpen, 'conflict', appeal.state === 'withdrawn' ? 'appeal-withdrawn' : 'appeal-decided');
  const { comment, score: stands } = current(held, answerId, revision);
  const state = outcomeOf(stands, score);
  if (state === 'changed')
    await giveScores(db, held, [{ answerId, revision, score, comment }], { kind: 'appeal', accountId, name, at: now });
  const done = { state, decidedBy: accountId, decidedAt: now, scoreAfter: score, word };
  await changeAppeal(db, appeal, done);
  const student = (await studentsById(db, schoolId, [appeal.studentId])).get(appeal.studentId);
  if (student !== undefined)
    await announce(db, markingEvents.appealDecided, {
      schoolId,
      to: [student.accountId],
      data: { homeworkId, appealId, no: appeal.no, state },
    });
  await notifyMarkers(db, appeal, homework.subjectId);
}
