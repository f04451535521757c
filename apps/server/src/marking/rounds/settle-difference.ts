import type { ChosenLevels } from '@zhibi/contract/marking/rubrics';
import type { Actor } from '@zhibi/contract/session';
import { itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Reading } from '../reading/read-answers.js';
import { ensureLevels } from '../rubrics/ensure-levels.js';
import type { Scored } from '../scoring/score-answers.js';
import { lockAnswers } from '../store.js';
import { isSettled } from './deal-answers.js';
import { finishAnswers } from './finish-answers.js';
import { isArbiter } from './policy.js';
import { heldInRounds } from './round-to-score.js';
import { verdictOf } from './rules.js';
import { takeBackRound } from './score-own.js';
import { addMark, marksOf, putMark, removeMark } from './store.js';

interface Asked {
  answerId: string;
  revision: number;
  score: number | null;
  comment: string;
  levels?: ChosenLevels | undefined;
}

/** The arbiter's score counts; null takes the own decision back, and the two scores stand apart again. */
export async function settleDifference(db: Db, actor: Actor, asked: Asked, reading: Reading): Promise<Scored> {
  const { now } = reading;
  const { schoolId, accountId, name } = actor;
  const { answerId, revision, score, comment, levels = null } = asked;
  const held = await heldInRounds(db, actor, [answerId]);
  const { homework, answers } = held.marked;
  const answer = found(answers.get(answerId));
  const round = held.roundOf(answer.itemId);
  ensure(isArbiter(actor, round, homework.subjectId), 'not-found');
  ensure(round.state === 'open', 'conflict', 'round-over');
  ensure(answer.revision === revision, 'conflict', 'changed-meanwhile');
  const marks = await marksOf(db, schoolId, { roundIds: [round.id], answerIds: [answerId] });
  const own = marks.find((mark) => mark.slot === 3);
  const isOwn = own?.accountId === accountId && answer.scoredBy === accountId && answer.score === own.score;
  const isApart = !isSettled(answer) && verdictOf(marks, round, answer.strokes).kind === 'difference';
  if (score === null) {
    ensure(isOwn, 'conflict', 'nothing-to-undo');
    const before = await takeBackRound(db, actor, held, answer, reading);
    if (before === null) await removeMark(db, own);
    else
      ensure(
        await putMark(db, own, { ...own, score: before, levels: null, scoredAt: now }),
        'conflict',
        'changed-meanwhile',
      );
  } else {
    ensure(isApart || isOwn, 'conflict', 'changed-meanwhile');
    const items = await itemsOf(db, schoolId, homework.paperId);
    const full = items.find(({ itemId }) => itemId === answer.itemId)?.score ?? 0;
    ensure(score <= full, 'invalid', 'score-too-high');
    await ensureLevels(db, held.marked, [{ answerId, score, levels }]);
    const to = { score, comment, levels, strokes: answer.strokes, scoredAt: now };
    if (own === undefined)
      await addMark(db, { schoolId, roundId: round.id, answerId, accountId, slot: 3, dealtAt: now, ...to });
    else ensure(own.accountId === accountId && (await putMark(db, own, to)), 'conflict', 'changed-meanwhile');
    const by = { accountId, name, at: now };
    await finishAnswers(db, held.marked, { rounds: [round], by, again: new Set([answerId]) });
  }
  const [after] = await lockAnswers(db, schoolId, [answerId]);
  const { revision: newest, score: stands } = found(after);
  return { answerId, revision: newest, score: stands };
}
