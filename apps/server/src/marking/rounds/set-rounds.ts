import type { roundsApi } from '@zhibi/contract/marking/rounds';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { type Homework, homeworkForTeacher, lockHomework } from '../../homework/index.js';
import { itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { ensureOnce } from '../../platform/wrong-field.js';
import { lockAnswers } from '../store.js';
import { dealAnswers, isSettled, type RoundNow, subjectTeachers } from './deal-answers.js';
import { finishAnswers } from './finish-answers.js';
import { maySetRounds } from './policy.js';
import { addRounds, changeRound, lockRounds, marksOf, putGold, removeGold } from './store.js';

type Setting = z.output<typeof roundsApi.set.input>['setting'];

/** The homework, held against being given back, by whoever shares out its marking. */
async function ownHomework(db: Db, actor: Actor, homeworkId: string): Promise<Homework> {
  ensure(maySetRounds(actor, await homeworkForTeacher(db, actor, homeworkId)), 'forbidden');
  const homework = await lockHomework(db, actor.schoolId, homeworkId, 'share');
  ensure(homework.withdrawnAt === null, 'not-found');
  return homework;
}

/** Sets who scores some questions. What two had scored before and is within the tolerance now is settled; what stands, stands. */
export async function setRounds(
  db: Db,
  actor: Actor,
  { homeworkId, items, setting }: z.output<typeof roundsApi.set.input>,
  now: Date,
): Promise<{ settled: number }> {
  const { schoolId, accountId } = actor;
  const homework = await ownHomework(db, actor, homeworkId);
  const known = new Set((await itemsOf(db, schoolId, homework.paperId)).map(({ itemId }) => itemId));
  ensureOnce(items.map(({ itemId }, at) => ({ id: itemId, path: `items.${at}.itemId` })));
  ensure(
    items.every(({ itemId }) => known.has(itemId)),
    'not-found',
  );
  const wanted = plain(setting);
  ensureFit(wanted, new Set(await subjectTeachers(db, schoolId, homework.subjectId)));
  const before = new Map((await lockRounds(db, schoolId, homeworkId)).map((round) => [round.itemId, round]));
  const changed = items.flatMap(({ itemId }) => before.get(itemId) ?? []);
  ensure(
    items.every(({ itemId, revision }) => (before.get(itemId)?.revision ?? 0) === revision),
    'conflict',
    'round-changed',
  );
  const marks = await marksOf(db, schoolId, { roundIds: changed.map(({ id }) => id) });
  const hasScored = (id: string | null) =>
    marks.some((mark) => mark.accountId === id && mark.slot < 3 && mark.score !== null);
  ensure(!hasScored(wanted.arbiterId), 'invalid', 'round-arbiter');
  const set = { ...wanted, state: 'open' as const, setBy: accountId, setAt: now };
  for (const round of changed) await changeRound(db, round, set);
  const fresh = items.filter(({ itemId }) => !before.has(itemId));
  const added = await addRounds(
    db,
    fresh.map(({ itemId }) => ({ schoolId, id: newId(), homeworkId, itemId, ...set })),
  );
  ensure(added === fresh.length, 'conflict', 'round-changed');
  const settled = await finishAll(db, actor, homework, await dealAnswers(db, homework, now), now);
  return { settled };
}

const plain = ({ scorerIds, arbiterId, ...rest }: Setting) => ({
  ...rest,
  scorerIds: [...new Set(scorerIds.map((id) => id.toLowerCase()))],
  arbiterId: rest.scorersEach === 1 ? null : (arbiterId?.toLowerCase() ?? null),
});

function ensureFit(
  { scorerIds, scorersEach, arbiterId }: ReturnType<typeof plain>,
  teachers: ReadonlySet<string>,
): void {
  ensure(
    scorerIds.every((id) => teachers.has(id)),
    'invalid',
    'round-scorer',
  );
  if (scorersEach === 1) return;
  ensure(scorerIds.length >= 2, 'invalid', 'round-two');
  const isThird = arbiterId !== null && !scorerIds.includes(arbiterId) && teachers.has(arbiterId);
  ensure(isThird, 'invalid', 'round-arbiter');
}

/** Settles whatever is complete now in the rounds of a homework. */
async function finishAll(
  db: Db,
  { schoolId, accountId, name }: Actor,
  homework: Homework,
  rounds: readonly RoundNow[],
  now: Date,
): Promise<number> {
  const ids = rounds.flatMap(({ answers, marks }) => {
    const scored = new Set(marks.flatMap(({ answerId, score }) => (score === null ? [] : [answerId])));
    return answers.flatMap((one) => (!isSettled(one) && scored.has(one.id) ? [one.id] : []));
  });
  if (ids.length === 0) return 0;
  const held = await lockAnswers(db, schoolId, ids);
  const marked = { homework, answers: new Map(held.map((one) => [one.id, one])) };
  return finishAnswers(db, marked, { rounds: rounds.map(({ round }) => round), by: { accountId, name, at: now } });
}

/** Calls a round off: what is not settled is everybody's again. Opened again it goes on where it was. */
export async function moveRound(
  db: Db,
  actor: Actor,
  { homeworkId, itemId, revision, move }: z.output<typeof roundsApi.move.input>,
  now: Date,
): Promise<void> {
  const homework = await ownHomework(db, actor, homeworkId);
  const round = found((await lockRounds(db, actor.schoolId, homeworkId)).find((one) => one.itemId === itemId));
  ensure(round.revision === revision, 'conflict', 'round-changed');
  const state = move === 'cancel' ? 'cancelled' : 'open';
  await changeRound(db, round, { state, setBy: actor.accountId, setAt: now });
  if (state === 'open') await finishAll(db, actor, homework, await dealAnswers(db, homework, now), now);
}

/** Mixes an answer with an agreed score in for every scorer, or takes it out while nobody has scored it. */
export async function setGold(
  db: Db,
  actor: Actor,
  { homeworkId, itemId, answerId, score }: z.output<typeof roundsApi.gold.input>,
  now: Date,
): Promise<void> {
  const { schoolId, accountId } = actor;
  const homework = await ownHomework(db, actor, homeworkId);
  const round = found((await lockRounds(db, schoolId, homeworkId)).find((one) => one.itemId === itemId));
  ensure(round.state === 'open', 'conflict', 'round-changed');
  const [answer] = await lockAnswers(db, schoolId, [answerId]);
  ensure(answer?.homeworkId === homeworkId && answer.itemId === itemId, 'not-found');
  const marks = await marksOf(db, schoolId, { roundIds: [round.id], answerIds: [answerId] });
  const isBegun = isSettled(answer) || marks.some((mark) => mark.score !== null);
  ensure(!isBegun, 'conflict', 'gold-begun');
  const items = await itemsOf(db, schoolId, homework.paperId);
  ensure((score ?? 0) <= (items.find((item) => item.itemId === itemId)?.score ?? 0), 'invalid', 'score-too-high');
  if (score === null) await removeGold(db, schoolId, answerId);
  else await putGold(db, { schoolId, answerId, roundId: round.id, score, setBy: accountId, setAt: now });
  await dealAnswers(db, homework, now);
}
