import type { ItemToMark } from '@zhibi/contract/marking';
import type { RoundDifference } from '@zhibi/contract/marking/rounds';
import { type Criterion, doHold } from '@zhibi/contract/marking/rubrics';
import type { Actor } from '@zhibi/contract/session';
import { teacherNames } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { itemsOfHomework } from '../answer-keys/items-of-homework.js';
import { rubricsOf } from '../rubrics/store-rubrics.js';
import { type Shown, showAnswers } from '../scoring/show-answers.js';
import { type Answer, answersOf } from '../store.js';
import { isSettled } from './deal-answers.js';
import { homeworkInRounds } from './homework-in-rounds.js';
import { noChanges } from './no-changes.js';
import { isArbiter } from './policy.js';
import { verdictOf } from './rules.js';
import { goldOf, type MarkRow, marksOf, type RoundRow } from './store.js';
import { withoutNames } from './without-names.js';

interface Apart {
  /** The scores of the two, in the order of their places. */
  pair: MarkRow[];
  /** What this arbiter has decided. */
  decided: MarkRow | undefined;
}

/** Answers whose scores lie too far apart, and those that this arbiter has settled. A fixed number of queries. */
export async function listDifferences(
  db: Db,
  actor: Actor,
  homeworkId: string,
  shown: Shown,
): Promise<{ title: string; itemsToSettle: ItemToMark[]; items: RoundDifference[] }> {
  const { homework, rounds } = await homeworkInRounds(db, actor, homeworkId, isArbiter);
  const { schoolId, accountId } = actor;
  const itemIds = rounds.map(({ itemId }) => itemId);
  const roundIds = rounds.map(({ id }) => id);
  const [items, rubrics, marks, gold, rows] = await Promise.all([
    itemsOfHomework(db, homework),
    rubricsOf(db, schoolId, homeworkId),
    marksOf(db, schoolId, { roundIds }),
    goldOf(db, schoolId, roundIds),
    answersOf(db, schoolId, { homeworkId, itemIds }),
  ]);
  const agreed = new Set(gold.map(({ answerId }) => answerId));
  const wanted = apartOf(
    rows.filter(({ id }) => !agreed.has(id)),
    { rounds, marks, accountId },
  );
  const studentIds = [...new Set(rows.flatMap(({ id, studentId }) => (wanted.has(id) ? [studentId] : [])))];
  const accounts = [...wanted.values()].flatMap(({ pair }) => pair.map((mark) => mark.accountId));
  const names = await teacherNames(db, schoolId, [...new Set(accounts)]);
  const answers =
    wanted.size === 0
      ? []
      : await showAnswers(db, homework, { classIds: homework.classIds, itemIds, studentIds }, shown);
  const differences = withoutNames(answers).flatMap(({ itemId, ...answer }): RoundDifference[] => {
    const one = wanted.get(answer.answerId);
    return one === undefined ? [] : [{ itemId, answer, ...shownApart(one, names, rubrics.get(itemId)?.criteria) }];
  });
  return {
    title: homework.title,
    itemsToSettle: items.flatMap(({ itemId, no, type, sectionTitle, score: maxScore, body, answer }): ItemToMark[] => {
      if (!itemIds.includes(itemId)) return [];
      const own = differences.filter((one) => one.itemId === itemId);
      const waiting = own.filter(({ settled }) => settled === null).length;
      const counts = { total: own.length, scored: own.length - waiting, waiting };
      const asked = { itemId, no, type, sectionTitle, maxScore, body, answer };
      return [{ ...asked, ...counts, inRound: true, rubric: rubrics.get(itemId) ?? null, ...noChanges }];
    }),
    items: differences,
  };
}

/** Answer → its two scores, where they wait for this arbiter or were settled by them. */
function apartOf(
  rows: readonly Answer[],
  { rounds, marks, accountId }: { rounds: readonly RoundRow[]; marks: readonly MarkRow[]; accountId: string },
): Map<string, Apart> {
  const roundOf = new Map(rounds.map((round) => [round.itemId, round]));
  const marksOfAnswer = new Map<string, MarkRow[]>();
  for (const mark of marks) marksOfAnswer.set(mark.answerId, [...(marksOfAnswer.get(mark.answerId) ?? []), mark]);
  return new Map(
    rows.flatMap((row) => {
      const round = roundOf.get(row.itemId);
      const own = marksOfAnswer.get(row.id) ?? [];
      const decided = own.find((mark) => mark.slot === 3 && mark.accountId === accountId);
      const isWaiting =
        round !== undefined && !isSettled(row) && verdictOf(own, round, row.strokes).kind === 'difference';
      if (!isWaiting && decided === undefined) return [];
      const pair = own.filter(({ slot }) => slot === 1 || slot === 2).sort((a, b) => a.slot - b.slot);
      return [[row.id, { pair, decided }] as const];
    }),
  );
}

function shownApart(
  { pair, decided }: Apart,
  names: ReadonlyMap<string, string>,
  criteria: readonly Criterion[] = [],
): Pick<RoundDifference, 'scores' | 'difference' | 'settled'> {
  const scores = pair.flatMap(({ accountId, score, comment, levels }) => {
    if (score === null) return [];
    const held = levels && doHold(criteria, levels, score) ? levels : null;
    return [{ name: names.get(accountId) ?? '', score, comment, levels: held }];
  });
  const points = scores.map(({ score }) => score);
  const difference = points.length === 0 ? 0 : Math.max(...points) - Math.min(...points);
  return { scores, difference, settled: decided?.score ?? null };
}
