import type { roundsApi } from '@zhibi/contract/marking/rounds';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { noteUses } from '../comments/store-presets.js';
import { ledgerOf } from '../ledger/store-ledger.js';
import { reopenOthers } from '../optional/reopen-others.js';
import type { Reading } from '../reading/read-answers.js';
import { ensureLevels } from '../rubrics/ensure-levels.js';
import { undone } from '../rules.js';
import { change, personOf, type Scored } from '../scoring/score-answers.js';
import { type Answer, lockAnswers } from '../store.js';
import { isSettled } from './deal-answers.js';
import { finishAnswers } from './finish-answers.js';
import { isScorer } from './policy.js';
import { heldInRounds } from './round-to-score.js';
import { verdictOf } from './rules.js';
import { type MarkRow, marksOf, putMark, type RoundRow } from './store.js';

type Given = z.output<typeof roundsApi.score.input>['scores'];
type Held = Awaited<ReturnType<typeof heldInRounds>>;

/** Both grow only: together they are the state of an answer as its scorer sees it. */
export const revisionOf = (answer: Pick<Answer, 'revision'>, mark: Pick<MarkRow, 'revision'>): number =>
  answer.revision + mark.revision;

/** Keeps own scores of a round, all of a call or none; what is complete by them is settled in the same moment. */
export async function scoreOwn(db: Db, actor: Actor, given: Given, now: Date): Promise<Scored[]> {
  const ids = given.map(({ answerId }) => answerId);
  const held = await heldInRounds(db, actor, ids);
  const { homework, answers } = held.marked;
  const own = await ownMarks(db, actor, held);
  const items = await itemsOf(db, actor.schoolId, homework.paperId);
  const full = new Map(items.map(({ itemId, score }) => [itemId, score]));
  const { schoolId, accountId, name } = actor;
  await noteUses(
    db,
    { schoolId, accountId, at: now },
    given.flatMap(({ presetIds }) => presetIds),
  );
  await ensureLevels(db, held.marked, given);
  for (const { answerId, revision, score, comment, levels = null } of given) {
    const { answer, mark } = own(answerId);
    ensure(revisionOf(answer, mark) === revision, 'conflict', 'changed-meanwhile');
    ensure(score <= (full.get(answer.itemId) ?? 0), 'invalid', 'score-too-high');
    const to = { score, comment, levels, strokes: answer.strokes, scoredAt: now };
    ensure(await putMark(db, mark, to), 'conflict', 'changed-meanwhile');
  }
  const by = { accountId, name, at: now };
  await finishAnswers(db, held.marked, { rounds: held.rounds, by, again: new Set(ids) });
  return shown(db, actor, [...answers.keys()], held);
}

/** Takes an own score back. Where it was the only one that is needed, the score of the answer goes with it. */
export async function undoOwn(
  db: Db,
  actor: Actor,
  { answerId, revision }: { answerId: string; revision: number },
  reading: Reading,
): Promise<Scored> {
  const held = await heldInRounds(db, actor, [answerId]);
  const { answer, mark } = (await ownMarks(db, actor, held))(answerId);
  ensure(revisionOf(answer, mark) === revision, 'conflict', 'changed-meanwhile');
  ensure(mark.score !== null, 'conflict', 'nothing-to-undo');
  const before = isSettled(answer) ? await takeBackRound(db, actor, held, answer, reading) : null;
  const to = { score: before, comment: '', levels: null, strokes: before === null ? null : answer.strokes };
  const scoredAt = before === null ? null : mark.scoredAt;
  ensure(await putMark(db, mark, { ...to, scoredAt }), 'conflict', 'changed-meanwhile');
  return found((await shown(db, actor, [answerId], held))[0]);
}

/** Takes back what this person's act in a round has settled, as a line of the ledger; answers the score before it. A paper that is back keeps its score. */
export async function takeBackRound(
  db: Db,
  actor: Actor,
  { marked }: Held,
  answer: Answer,
  reading: Reading,
): Promise<number | null> {
  const before = undone(await ledgerOf(db, actor.schoolId, answer.id), actor.accountId, ['round']);
  ensure(before !== undefined, 'conflict', 'nothing-to-undo');
  ensure(marked.homework.releasedAt === null || before.score !== null, 'conflict', 'nothing-to-undo');
  const items = await itemsOf(db, actor.schoolId, marked.homework.paperId);
  const by = personOf(actor, 'undo', reading.now);
  await change(db, marked, [{ ...answer, ...before, inkSinceScore: false }], { items, by });
  if (before.score === null) await reopenOthers(db, marked.homework, { items, answer }, reading);
  return before.score;
}

/** The own mark of each held answer, if it may be changed now; every refusal says why a score that comes late does not count. */
async function ownMarks(db: Db, actor: Actor, { marked, rounds, roundOf }: Held) {
  const { homework, answers } = marked;
  const all = await marksOf(db, actor.schoolId, {
    roundIds: rounds.map(({ id }) => id),
    answerIds: [...answers.keys()],
  });
  const checked = new Map<string, { answer: Answer; mark: MarkRow }>();
  for (const answer of answers.values()) {
    const round = roundOf(answer.itemId);
    const marks = all.filter(({ answerId }) => answerId === answer.id);
    const mark = marks.find(({ accountId, slot }) => accountId === actor.accountId && slot !== 3);
    const scores = isScorer(actor, round, homework.subjectId);
    ensure(scores || mark !== undefined, 'not-found');
    ensure(round.state === 'open', 'conflict', 'round-over');
    ensure(scores && mark !== undefined, 'conflict', 'not-yours');
    ensure(!areBothThere(round, marks, answer, actor.accountId), 'conflict', 'both-stand');
    checked.set(answer.id, { answer, mark });
  }
  return (answerId: string) => found(checked.get(answerId));
}

/** Two scores stand, or somebody has decided: a scorer's own is final. One scorer alone may correct what the round made of the own score. */
function areBothThere(round: RoundRow, marks: readonly MarkRow[], answer: Answer, accountId: string): boolean {
  if (!isSettled(answer)) return verdictOf(marks, round, answer.strokes).kind === 'difference';
  const own = marks.find((mark) => mark.accountId === accountId);
  const isOwn = own?.slot === 1 && answer.scoredBy === accountId && answer.score === own.score;
  return !(round.scorersEach === 1 && isOwn && marks.length === 1);
}

async function shown(db: Db, actor: Actor, ids: readonly string[], { rounds }: Held): Promise<Scored[]> {
  const marks = await marksOf(db, actor.schoolId, {
    roundIds: rounds.map(({ id }) => id),
    answerIds: ids,
    accountId: actor.accountId,
  });
  const answers = await lockAnswers(db, actor.schoolId, ids);
  return answers.map((answer) => {
    const mark = found(marks.find(({ answerId }) => answerId === answer.id));
    return { answerId: answer.id, revision: revisionOf(answer, mark), score: mark.score };
  });
}
