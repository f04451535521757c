import type { Blueprint } from '@zhibi/contract/papers/composing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Candidate } from './candidate.js';
import type { Solver } from './mixed-integer.js';
import { compose } from './parallel.js';
import { drawn } from './places.js';
import { smallestSubset } from './smallest-subset.js';
import { openSolver } from './solver.js';
import { blueprint, candidate, topicId, unhurried } from './specimen.js';

let solver: Solver;
beforeAll(async () => {
  solver = await openSolver(() => 0);
});

interface Pick {
  one: Candidate;
  topic: string;
}

/** Every paper that a small bank allows. */
function* everyChoice(pool: readonly Candidate[]): Generator<Pick[]> {
  const [one, ...rest] = pool;
  if (one === undefined) return yield [];
  for (const others of everyChoice(rest)) {
    yield others;
    for (const topic of one.topicIds) yield [{ one, topic }, ...others];
  }
}

/** The blueprint read as a person reads it, with no solver. */
function meets(plan: Blueprint, paper: readonly Pick[], isAsked = (_: number) => true): boolean {
  const count = (test: (pick: Pick) => boolean) => paper.filter(test).length;
  const sum = (amountOf: (pick: Pick) => number) => paper.reduce((all, pick) => all + amountOf(pick), 0);
  const worth = ({ one }: Pick) => plan.types.find(({ type }) => type === one.type)?.score ?? 0;
  const { minutes, difficulty } = plan;
  return (
    plan.types.every(({ type, count: wanted }) => !isAsked(type) || count(({ one }) => one.type === type) === wanted) &&
    plan.cells.every(
      (cell) => count((pick) => pick.topic === cell.topicId && pick.one.type === cell.type) === cell.count,
    ) &&
    plan.topics.every(({ topicId: id }) => count(({ topic }) => topic === id) >= (plan.eachTopic ?? 0)) &&
    (minutes === null || sum(({ one }) => one.minutes) <= minutes) &&
    (difficulty === null ||
      (sum((pick) => worth(pick) * (pick.one.difficulty - difficulty.from)) >= -1e-9 &&
        sum((pick) => worth(pick) * (pick.one.difficulty - difficulty.to)) <= 1e-9)) &&
    (plan.recentDays === null || paper.every(({ one }) => !one.isRecent))
  );
}

const SEED = 11;
const costOf = (paper: readonly Pick[]) =>
  paper.reduce((sum, { one }) => sum + 0.6 * (one.timesUsed / 10) + 0.4 * drawn(SEED, one.id), 0);

const someCandidate = fc.record({
  type: fc.constantFrom(1 as const, 2 as const),
  topicIds: fc.constantFrom([topicId(0)], [topicId(1)], [topicId(0), topicId(1)]),
  difficulty: fc.constantFrom(0.2, 0.5, 0.7, 0.9),
  minutes: fc.integer({ min: 1, max: 6 }),
  timesUsed: fc.integer({ min: 0, max: 9 }),
  isRecent: fc.boolean(),
});
const someBlueprint = fc
  .record({
    counts: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
    cell: fc.option(fc.record({ topic: fc.integer({ min: 0, max: 1 }), count: fc.integer({ min: 0, max: 2 }) })),
    eachTopic: fc.option(fc.integer({ min: 1, max: 3 })),
    minutes: fc.option(fc.integer({ min: 4, max: 18 })),
    from: fc.option(fc.constantFrom(0.3, 0.5, 0.65)),
    recentDays: fc.option(fc.constant(30)),
  })
  .map(({ counts: [choice, open], cell, eachTopic, minutes, from, recentDays }) =>
    blueprint({
      topics: [0, 1].map((n) => ({ topicId: topicId(n), share: null })),
      types: [
        { type: 2, count: choice, score: 3 },
        { type: 1, count: open, score: 10 },
      ],
      cells: cell === null ? [] : [{ topicId: topicId(cell.topic), type: 2, count: cell.count }],
      eachTopic,
      minutes,
      difficulty: from === null ? null : { from, to: from + 0.1 },
      recentDays,
    }),
  );

it('a paper is found where there is one, and none is better by more than the gap; told clashes are clashes, and nothing less is', () => {
  const pools = fc.array(someCandidate, { maxLength: 8 });
  fc.assert(
    fc.property(pools, someBlueprint, (some, plan) => {
      const pool = some.map((more, at) => candidate(`q${at}`, more));
      const papers = [...everyChoice(pool)];
      const good = papers.filter((paper) => meets(plan, paper));
      const outcome = compose(solver, { blueprint: plan, pool, seed: SEED, papers: 1 }, unhurried);
      if (outcome.outcome === 'composed') {
        const [paper] = outcome.papers;
        const chosen = paper?.chosen.flatMap(({ questionId, topicId: topic }) => {
          const one = pool.find(({ id }) => id === questionId);
          return one === undefined ? [] : [{ one, topic }];
        });
        expect(meets(plan, chosen ?? [])).toBe(true);
        const least = Math.min(...good.map(costOf));
        expect(costOf(chosen ?? [])).toBeLessThanOrEqual(least + (paper?.gap ?? 0) * (chosen?.length ?? 0) + 1e-3);
        return;
      }
      expect(good).toEqual([]);
      if (outcome.outcome !== 'clash') throw new Error(outcome.outcome);
      const kinds = outcome.clash.wishes.map(({ wish }) => ('type' in wish ? `type ${wish.type}` : wish.kind));
      const isPossible = (names: readonly string[]) =>
        papers.some((paper) => meets(only(plan, names), paper, (type) => names.includes(`type ${type}`)));
      expect(isPossible(kinds)).toBe(false);
      for (const name of kinds) expect(isPossible(kinds.filter((one) => one !== name))).toBe(true);
      expect(outcome.clash.proposals.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

/** The blueprint with these wishes alone. Scores stay: they weigh the difficulty. */
function only(plan: Blueprint, names: readonly string[]): Blueprint {
  const isIn = (name: string) => names.includes(name);
  return {
    ...plan,
    cells: plan.cells.filter(({ type }) => isIn(`type ${type}`)),
    eachTopic: isIn('each-topic') ? plan.eachTopic : null,
    minutes: isIn('minutes') ? plan.minutes : null,
    difficulty: isIn('difficulty') ? plan.difficulty : null,
    recentDays: isIn('recent') ? plan.recentDays : null,
  };
}

it('a smallest failing set fails, and holds with any member left out', () => {
  const sets = fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(sets, { minLength: 1, maxLength: 4 }), (clashes) => {
      const holds = (some: readonly number[]) => !clashes.some((clash) => clash.every((one) => some.includes(one)));
      const found = smallestSubset(
        Array.from({ length: 12 }, (_, at) => at),
        holds,
      );
      expect(holds(found)).toBe(false);
      for (const one of found) expect(holds(found.filter((other) => other !== one))).toBe(true);
    }),
  );
});
