import { markingEvents } from '@zhibi/contract/events/marking';
import type { correctionApi } from '@zhibi/contract/marking/pen-correction';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { settleCorrections } from '../../capture/index.js';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { ensure, found } from '../../platform/problem.js';
import type { Reading } from '../reading/read-answers.js';
import { answersToMark } from '../scoring/answers-to-mark.js';
import { scoreAnswers, undoScore } from '../scoring/score-answers.js';
import { answersOf } from '../store.js';
import { type Correction, correctionsOf, keepCorrection } from './store-correction.js';

type Asked = z.output<typeof correctionApi.undo.input>;
interface Decided {
  version: number;
  score: number | null;
}

/** A teacher says what a doubtful mark gives, or that it is none. Its ink is read no more. */
export async function answerDoubt(
  db: Db,
  actor: Actor,
  { score, ...asked }: Asked & { score: number | null },
  now: Date,
): Promise<Decided> {
  const { answer, correction } = await held(db, actor, asked);
  ensure(correction.state === 'asked', 'conflict', 'changed-meanwhile');
  if (score !== null) {
    const given = { answerId: answer.id, revision: answer.revision, score, comment: answer.comment, presetIds: [] };
    await scoreAnswers(db, actor, [given], now, 'paper');
  }
  const version = await decided(db, actor, correction, { state: 'answered', score }, now);
  return { version, score: score ?? answer.score };
}

/** Takes back what this teacher's pen gave on a question; what was before stands again. */
export async function undoCorrection(db: Db, actor: Actor, asked: Asked, reading: Reading): Promise<Decided> {
  const { answer, correction } = await held(db, actor, asked);
  const isGiven = (correction.state === 'scored' || correction.state === 'answered') && correction.score !== null;
  ensure(isGiven && answer.score === correction.score, 'conflict', 'nothing-to-undo');
  const [undone] = await undoScore(db, actor, { answerId: answer.id, revision: answer.revision }, reading);
  const version = await decided(db, actor, correction, { state: 'taken-back', score: null }, reading.now);
  return { version, score: undone?.score ?? null };
}

/** The answer, which this teacher may mark, is held; then what was read of its ink is seen as it stands. */
async function held(db: Db, actor: Actor, { homeworkId, studentId, itemId, version }: Asked) {
  const { schoolId } = actor;
  ensure(schoolId !== '', 'not-found');
  const [one] = await answersOf(db, schoolId, { homeworkId, studentIds: [studentId], itemIds: [itemId] });
  const { answers } = await answersToMark(db, actor, [found(one).id]);
  const correction = found((await correctionsOf(db, schoolId, { homeworkId, studentId })).get(itemId));
  ensure(correction.version === version, 'conflict', 'changed-meanwhile');
  return { answer: found([...answers.values()][0]), correction };
}

async function decided(
  db: Db,
  { schoolId, accountId }: Actor,
  correction: Correction,
  to: Pick<Correction, 'state' | 'score'>,
  now: Date,
): Promise<number> {
  const { homeworkId, studentId, strokeIds } = correction;
  await settleCorrections(db, schoolId, strokeIds);
  const version = await keepCorrection(db, { ...correction, ...to, doubt: null, accountId, changedAt: now });
  await announce(db, markingEvents.corrected, { schoolId, to: [accountId], data: { homeworkId, studentId } });
  return version;
}
