import { toStamp } from '@zhibi/contract/kernel';
import type { Round, RoundScorer, roundsApi } from '@zhibi/contract/marking/rounds';
import type { Actor } from '@zhibi/contract/session';
import { agreement } from '@zhibi/grading';
import type { z } from 'zod';
import { homeworkForTeacher } from '../../homework/index.js';
import { teacherNames } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { itemsToMark } from '../scoring/list-items.js';
import { isSettled, type RoundNow, roundsNow, subjectTeachers } from './deal-answers.js';
import { maySetRounds } from './policy.js';
import { secondsEach, verdictOf } from './rules.js';
import type { MarkRow } from './store.js';

export type RoundList = z.input<typeof roundsApi.list.output>;

/** The rounds of a homework as whoever runs it sees them. */
export async function listRounds(db: Db, actor: Actor, homeworkId: string, timeZone: string): Promise<RoundList> {
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  ensure(maySetRounds(actor, homework), 'forbidden');
  const rounds = new Map((await roundsNow(db, homework)).map((one) => [one.round.itemId, one]));
  const teachers = await subjectTeachers(db, actor.schoolId, homework.subjectId);
  const named = [...rounds.values()].flatMap(({ round, marks }) => [
    ...round.scorerIds,
    ...(round.arbiterId === null ? [] : [round.arbiterId]),
    ...marks.map(({ accountId }) => accountId),
  ]);
  const names = await teacherNames(db, actor.schoolId, [...teachers, ...named]);
  const items = await itemsToMark(db, actor, homework);
  return {
    title: homework.title,
    items: items.map(({ itemId, no, sectionTitle, maxScore, waiting }) => {
      const one = rounds.get(itemId);
      const round = one === undefined ? null : shownRound(one, names, timeZone);
      return { itemId, no, sectionTitle, maxScore, waiting, round };
    }),
    colleagues: teachers
      .map((accountId) => ({ accountId, name: names.get(accountId) ?? '' }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

type Names = ReadonlyMap<string, string>;

function shownRound(one: RoundNow, names: Names, timeZone: string): Round {
  const { round, answers, marks, gold, blockOf, unassigned } = one;
  const { scorerIds, scorersEach, tolerance, within, arbiterId, revision, state } = round;
  const agreed = new Set(gold.map(({ answerId }) => answerId));
  const of = (answerId: string) => marks.filter((mark) => mark.answerId === answerId);
  const pairs = answers.flatMap(({ id }) => {
    const [first, second] = ([1, 2] as const).map((slot) => of(id).find((mark) => mark.slot === slot)?.score ?? null);
    return first == null || second == null ? [] : [{ id, pair: [first, second] as const }];
  });
  const isApart = answers.filter(
    (answer) =>
      !isSettled(answer) &&
      !agreed.has(answer.id) &&
      verdictOf(of(answer.id), round, answer.strokes).kind === 'difference',
  );
  const settledByRound = new Set(answers.filter(isSettled).map(({ id }) => id));
  const beyond = pairs.filter(
    ({ id, pair: [a, b] }) =>
      settledByRound.has(id) && Math.abs(a - b) > tolerance && !of(id).some(({ slot }) => slot === 3),
  );
  return {
    scorerIds,
    scorersEach,
    tolerance,
    within,
    arbiterId,
    revision,
    state,
    progress: {
      answers: answers.length,
      settled: settledByRound.size,
      groups: new Set(answers.flatMap(({ id }) => blockOf.get(id) ?? [])).size,
      differences: isApart.length,
      unassigned,
    },
    agreement: agreement(
      pairs.map(({ pair }) => pair),
      tolerance,
    ),
    scorers: scorersOf(one, names, timeZone),
    arbiterName: arbiterId === null ? null : (names.get(arbiterId) ?? ''),
    beyond: beyond.length,
    gold: gold.map(({ answerId, score }) => ({ answerId, score })),
  };
}

/** Whoever is named, and whoever has scored before and was taken out. */
function scorersOf({ round, scorerIds, marks, gold }: RoundNow, names: Names, timeZone: string): RoundScorer[] {
  const own = marks.filter(({ slot }) => slot !== 3);
  const ids = [...new Set([...round.scorerIds, ...own.map(({ accountId }) => accountId)])];
  const agreed = new Map(gold.map(({ answerId, score }) => [answerId, score]));
  return ids.map((accountId) => {
    const dealt = own.filter((mark) => mark.accountId === accountId);
    const scored = dealt.filter((mark): mark is MarkRow & { score: number; scoredAt: Date } => mark.score !== null);
    const moments = scored.map(({ scoredAt }) => scoredAt);
    const last = moments.toSorted((a, b) => b.getTime() - a.getTime())[0];
    const off = scored.flatMap(({ answerId, slot, score }) =>
      slot === 0 && agreed.has(answerId) ? [score - (agreed.get(answerId) ?? 0)] : [],
    );
    return {
      accountId,
      name: names.get(accountId) ?? '',
      scores: scorerIds.includes(accountId),
      dealt: dealt.length,
      scored: scored.length,
      secondsEach: secondsEach(moments),
      lastAt: last === undefined ? null : toStamp(last, timeZone),
      gold: {
        scored: off.length,
        deviation: off.length === 0 ? null : off.reduce((sum, by) => sum + by, 0) / off.length,
        beyond: off.filter((by) => Math.abs(by) > round.tolerance).length,
      },
    };
  });
}
