import { toStamp } from '@zhibi/contract/kernel';
import type { AnswerToMark, ItemToMark } from '@zhibi/contract/marking';
import { doHold } from '@zhibi/contract/marking/rubrics';
import type { Actor } from '@zhibi/contract/session';
import { homeworkByIds, isInSchool } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { itemsOfHomework } from '../answer-keys/items-of-homework.js';
import { rubricsOf } from '../rubrics/store-rubrics.js';
import { type Shown, showAnswers } from '../scoring/show-answers.js';
import { type Answer, answersOf } from '../store.js';
import { dealAnswers, isSettled } from './deal-answers.js';
import { homeworkInRounds } from './homework-in-rounds.js';
import { noChanges } from './no-changes.js';
import { isScorer } from './policy.js';
import { hasUnseen, stands, verdictOf } from './rules.js';
import { revisionOf } from './score-own.js';
import { type MarkRow, marksOf, openOf, type RoundRow, roundsToSettle } from './store.js';
import { withoutNames } from './without-names.js';

/** The questions of which this teacher scores answers, with the own counts. What came in meanwhile is dealt first. */
export async function listOwnItems(
  db: Db,
  actor: Actor,
  homeworkId: string,
  now: Date,
): Promise<{ title: string; items: ItemToMark[] }> {
  const { homework } = await homeworkInRounds(db, actor, homeworkId, isScorer);
  const rounds = (await dealAnswers(db, homework, now)).filter(
    ({ round }) => round.state === 'open' && isScorer(actor, round, homework.subjectId),
  );
  const [items, rubrics] = await Promise.all([
    itemsOfHomework(db, homework),
    rubricsOf(db, homework.schoolId, homeworkId),
  ]);
  return {
    title: homework.title,
    items: items.flatMap(({ itemId, no, type, sectionTitle, score: maxScore, body, answer }): ItemToMark[] => {
      const one = rounds.find(({ round }) => round.itemId === itemId);
      if (one === undefined) return [];
      const own = one.marks.filter(({ accountId, slot }) => accountId === actor.accountId && slot !== 3);
      const answerOf = new Map(one.answers.map((each) => [each.id, each]));
      const scored = own.filter((mark) => !isOpen(mark, answerOf.get(mark.answerId), one.round)).length;
      const counts = { total: own.length, scored, waiting: own.length - scored };
      const asked = { itemId, no, type, sectionTitle, maxScore, body, answer };
      return [{ ...asked, ...counts, inRound: true, rubric: rubrics.get(itemId) ?? null, ...noChanges }];
    }),
  };
}

/** Whether an own answer wants its scorer: not scored, or written on since while that still counts. */
const isOpen = (mark: MarkRow, answer: Answer | undefined, round: RoundRow): boolean => {
  if (mark.score === null) return answer === undefined || !isSettled(answer);
  return answer !== undefined && (!isSettled(answer) || round.scorersEach === 1) && hasUnseen(mark, answer.strokes);
};

/** The answers to one question that this teacher scores: as of any other, but with the own scores only. */
export async function listOwnAnswers(
  db: Db,
  actor: Actor,
  { homeworkId, itemId }: { homeworkId: string; itemId: string },
  shown: Shown,
): Promise<AnswerToMark[]> {
  const { homework, rounds } = await homeworkInRounds(db, actor, homeworkId, isScorer);
  const round = found(rounds.find((one) => one.itemId === itemId));
  const marks = await marksOf(db, actor.schoolId, { roundIds: [round.id], accountId: actor.accountId });
  const markOf = new Map(marks.filter(({ slot }) => slot !== 3).map((mark) => [mark.answerId, mark]));
  const answers = (await answersOf(db, actor.schoolId, { homeworkId, itemIds: [itemId] })).filter(({ id }) =>
    markOf.has(id),
  );
  const rows = new Map(answers.map((one) => [one.id, one]));
  const studentIds = answers.map(({ studentId }) => studentId);
  const all = await showAnswers(db, homework, { classIds: homework.classIds, itemIds: [itemId], studentIds }, shown);
  const criteria = (await rubricsOf(db, actor.schoolId, homeworkId)).get(itemId)?.criteria ?? [];
  return withoutNames(all).flatMap(({ itemId: _, ...answer }) => {
    const [mark, row] = [markOf.get(answer.answerId), rows.get(answer.answerId)];
    if (mark === undefined || row === undefined || (mark.score === null && isSettled(row))) return [];
    const isScored = mark.score !== null;
    return [
      {
        ...answer,
        status: isScored ? ('scored-by-person' as const) : ('waiting' as const),
        revision: revisionOf(row, mark),
        score: mark.score,
        comment: mark.comment,
        levels: mark.levels && doHold(criteria, mark.levels, mark.score) ? mark.levels : null,
        scoredBy: isScored ? actor.name : null,
        scoredAt: mark.scoredAt && toStamp(mark.scoredAt, shown.timeZone),
        inkSinceScore: isScored && isOpen(mark, row, round),
      },
    ];
  });
}

/** What waits for this teacher in rounds, by homework, of all subjects or of one. A fixed number of queries. */
export async function listMine(db: Db, actor: Actor, subjectId?: number) {
  const { schoolId, accountId } = actor;
  if (!isInSchool(actor)) return { items: [] };
  const [open, toSettle] = await Promise.all([
    openOf(db, schoolId, accountId),
    roundsToSettle(db, schoolId, accountId),
  ]);
  const ids = [...new Set([...open, ...toSettle].map(({ homeworkId }) => homeworkId))];
  const homework = await homeworkByIds(db, schoolId, ids);
  const marks = await marksOf(db, schoolId, { roundIds: toSettle.map(({ id }) => id) });
  const differences = new Map<string, number>();
  for (const round of toSettle) {
    const own = marks.filter(({ roundId }) => roundId === round.id);
    const answerIds = [...new Set(own.filter(({ slot }) => slot !== 0).map(({ answerId }) => answerId))];
    // What was written meanwhile is seen on the screen itself: here a count is enough.
    const count = answerIds.filter((id) => {
      const of = own.filter(({ answerId }) => answerId === id);
      return of.every((mark) => stands(mark, null)) && verdictOf(of, round, null).kind === 'difference';
    }).length;
    differences.set(round.homeworkId, (differences.get(round.homeworkId) ?? 0) + count);
  }
  const items = ids.flatMap((homeworkId) => {
    const one = homework.get(homeworkId);
    const count = {
      open: open.find((each) => each.homeworkId === homeworkId)?.open ?? 0,
      differences: differences.get(homeworkId) ?? 0,
    };
    const isThere = one !== undefined && one.withdrawnAt === null && count.open + count.differences > 0;
    const isWanted = subjectId === undefined || one?.subjectId === subjectId;
    return isThere && isWanted ? [{ homeworkId, title: one.title, ...count }] : [];
  });
  return { items };
}
