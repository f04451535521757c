import type { markingApi, ScoreOrigin } from '@zhibi/contract/marking';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { itemsOf, type PaperItemFacts } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { ensureOnce } from '../../platform/wrong-field.js';
import { noteUses } from '../comments/store-presets.js';
import { ledgerOf } from '../ledger/store-ledger.js';
import { ensureChosen } from '../optional/ensure-chosen.js';
import { type Reading, readAnswers } from '../reading/read-answers.js';
import { isAnyInRound } from '../rounds/in-round.js';
import { ensureLevels } from '../rubrics/ensure-levels.js';
import { undone } from '../rules.js';
import { type Answer, type AnswerChange, findAnswer } from '../store.js';
import { answersToMark, type ToMark } from './answers-to-mark.js';
import { changeScores, type Scorer } from './change-scores.js';

type Given = z.output<typeof markingApi.score.input>['scores'];
export interface Scored {
  answerId: string;
  revision: number;
  score: number | null;
}

/** Scores as a person gives them: all of a call or none. One given on an older state of the answer is refused. */
export async function scoreAnswers(
  db: Db,
  actor: Actor,
  given: Given,
  now: Date,
  origin: ScoreOrigin = 'screen',
): Promise<Scored[]> {
  const ids = given.map((one) => one.answerId);
  ensureOnce(ids.map((id, at) => ({ id, path: `scores.${at}.answerId` })));
  const marked = await answersToMark(db, actor, ids);
  const { schoolId, accountId } = actor;
  const presetIds = given.flatMap((one) => one.presetIds);
  await noteUses(db, { schoolId, accountId, at: now }, presetIds);
  return giveScores(db, marked, given, { ...personOf(actor, 'person', now), origin });
}

/** Gives scores on answers that are held and that whoever gives them may mark: the one way in which a person's score is written. */
export async function giveScores(
  db: Db,
  marked: ToMark,
  given: readonly Pick<Given[number], 'answerId' | 'revision' | 'score' | 'comment' | 'levels'>[],
  by: Scorer,
): Promise<Scored[]> {
  ensure(!(await isAnyInRound(db, marked)), 'conflict', 'in-round');
  const items = await itemsOf(db, marked.homework.schoolId, marked.homework.paperId);
  const fullScore = new Map(items.map((item) => [item.itemId, item.score]));
  await ensureChosen(db, marked, { items, answerIds: given.map(({ answerId }) => answerId) });
  await ensureLevels(db, marked, given);
  const changes = given.map(({ answerId, revision, score, comment, levels = null }): AnswerChange => {
    const answer = current(marked, answerId, revision);
    ensure(score <= (fullScore.get(answer.itemId) ?? 0), 'invalid', 'score-too-high');
    const who = { scoredBy: by.accountId, scoredAt: by.at, comment, levels };
    return { ...answer, status: 'scored-by-person', score, ...who, inkSinceScore: false };
  });
  return change(db, marked, changes, { items, by });
}

/**
 * Takes back this person's newest score of an answer; what was before stands again. Where no person's score is left the
 * machine reads again, for the student may have gone on writing. A released paper keeps a score.
 */
export async function undoScore(
  db: Db,
  actor: Actor,
  { answerId, revision }: { answerId: string; revision: number },
  reading: Reading,
): Promise<Scored[]> {
  const marked = await answersToMark(db, actor, [answerId]);
  return takeBack(db, marked, { answerId, revision }, { by: personOf(actor, 'undo', reading.now), reading });
}

/** Takes back the newest score that this person gave on an answer that is held. */
export async function takeBack(
  db: Db,
  marked: ToMark,
  { answerId, revision }: { answerId: string; revision: number },
  { by, reading }: { by: Scorer; reading: Reading },
): Promise<Scored[]> {
  const answer = current(marked, answerId, revision);
  const { schoolId, homeworkId, studentId } = answer;
  const before = undone(await ledgerOf(db, schoolId, answerId), by.accountId ?? '');
  ensure(before !== undefined, 'conflict', 'nothing-to-undo');
  ensure(marked.homework.releasedAt === null || before.score !== null, 'conflict', 'nothing-to-undo');
  const items = await itemsOf(db, schoolId, marked.homework.paperId);
  const isMachines = before.status !== 'scored-by-person';
  // Without a count of strokes nothing of it counts as read.
  const strokes = isMachines ? null : answer.strokes;
  await change(db, marked, [{ ...answer, ...before, strokes, inkSinceScore: false }], { items, by });
  if (isMachines) await readAnswers(db, { schoolId, homeworkId, studentIds: [studentId] }, reading);
  const { revision: newest, score } = found(await findAnswer(db, schoolId, answerId));
  return [{ answerId, revision: newest, score }];
}

/** The answer, if the person saw its newest state. It is held, so what is compared here stays so. */
export function current({ answers }: ToMark, answerId: string, revision: number): Answer {
  const answer = answers.get(answerId);
  ensure(answer !== undefined, 'not-found');
  ensure(answer.revision === revision, 'conflict', 'changed-meanwhile');
  return answer;
}

export async function change(
  db: Db,
  { homework, answers }: ToMark,
  changes: readonly AnswerChange[],
  { items, by }: { items: readonly PaperItemFacts[]; by: Scorer },
): Promise<Scored[]> {
  const done = await changeScores(db, { homework, items, before: answers }, changes, by);
  ensure(done.size === changes.length, 'conflict', 'changed-meanwhile');
  return changes.map(({ id, revision, score }) => ({ answerId: id, revision: revision + 1, score }));
}

export const personOf = (actor: Actor, kind: 'person' | 'undo' | 'restore', at: Date): Scorer => ({
  kind,
  at,
  accountId: actor.accountId,
  name: actor.name,
});
