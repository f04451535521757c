import { applyChanges, type Blueprint, type Clash, type Outcome } from '@zhibi/contract/papers/composing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.js';
import type { Solver } from './mixed-integer.js';
import { compose } from './parallel.js';
import { openSolver } from './solver.js';
import { blueprint, candidate, many, topicId, unhurried } from './specimen.js';

let solver: Solver;
beforeAll(async () => {
  solver = await openSolver(() => 0);
});

const composed = (plan: Blueprint, pool: readonly Candidate[], seed = 1) =>
  compose(solver, { blueprint: plan, pool, seed, papers: 1 }, unhurried);
function paperOf(outcome: Outcome) {
  if (outcome.outcome !== 'composed') throw new Error(JSON.stringify(outcome));
  const [paper] = outcome.papers;
  if (paper === undefined) throw new Error('no paper');
  return { ...paper, ids: paper.chosen.map(({ questionId }) => questionId) };
}
function clashOf(outcome: Outcome): Clash {
  if (outcome.outcome !== 'clash') throw new Error(JSON.stringify(outcome));
  return outcome.clash;
}
const named = (wishes: Clash['wishes']) =>
  wishes.map(({ wish }) => ('type' in wish ? `${wish.kind} ${wish.type}` : wish.kind));

describe('a blueprint that can be met', () => {
  const both = [
    { type: 2, count: 3, score: 3 },
    { type: 1, count: 2, score: 10 },
  ] as const;
  const pool = [
    ...many(6, 'a', { minutes: 2 }),
    ...many(6, 'b', { topicIds: [topicId(1)], minutes: 4, difficulty: 0.85 }),
    ...many(4, 'c', { type: 1, minutes: 8, difficulty: 0.5 }),
    ...many(4, 'd', { type: 1, topicIds: [topicId(1)], minutes: 12, difficulty: 0.3 }),
  ];
  const topics = [0, 1].map((n) => ({ topicId: topicId(n), share: null }));
  const plan = blueprint({ topics, types: [...both] });

  it('has so many of each type, and says what they come to', () => {
    const { figures, gap, isProved, shared } = paperOf(composed({ ...plan, minutes: 30 }, pool));
    expect(figures).toMatchObject({ questions: 5, score: 29 });
    expect(figures.byType.map(({ type, questions }) => [type, questions])).toEqual([
      [2, 3],
      [1, 2],
    ]);
    expect(figures.minutes).toBeLessThanOrEqual(30);
    expect({ isProved, shared }).toEqual({ isProved: true, shared: 0 });
    expect(gap).toBeLessThanOrEqual(0.01);
  });

  it('fills the fixed cells of the table as they say and leaves the others free', () => {
    const { chosen } = paperOf(composed({ ...plan, cells: [{ topicId: topicId(1), type: 1, count: 2 }] }, pool));
    expect(chosen.filter(({ questionId }) => questionId.startsWith('d'))).toHaveLength(2);
  });

  it('keeps the expected score rate by scores, not by number', () => {
    const { figures } = paperOf(composed({ ...plan, difficulty: { from: 0.6, to: 0.62 } }, pool));
    expect(figures.difficulty).toBeGreaterThanOrEqual(0.6);
    expect(figures.difficulty).toBeLessThanOrEqual(0.62);
  });

  it('gives a topic its share of the score', () => {
    const shared = [{ topicId: topicId(0), share: 0.3 }, topics[1] ?? plan.topics[0]].flatMap((one) => one ?? []);
    const { chosen } = paperOf(composed({ ...plan, topics: shared }, pool));
    const worth = chosen
      .filter(({ topicId: id }) => id === topicId(0))
      .map(({ questionId }) => (questionId.startsWith('a') ? 3 : 10));
    expect(worth.reduce((a, b) => a + b, 0) / 29).toBeCloseTo(0.3, 0.05);
  });

  it('follows the curve as closely as the rest allows', () => {
    const { figures } = paperOf(composed({ ...plan, curve: [0.6, 0, 0, 0.2, 0.2] }, pool));
    expect(figures.tiers).toEqual([3, 0, 0, 1, 1]);
  });

  it('counts a question of two topics for one of them', () => {
    const pair = [0, 1].map((n) => candidate(`q${n}`, { topicIds: [topicId(0), topicId(1)] }));
    const { chosen } = paperOf(composed({ ...plan, types: [{ type: 2, count: 2, score: 3 }], eachTopic: 1 }, pair));
    expect(chosen.map((one) => one.topicId).toSorted()).toEqual([topicId(0), topicId(1)]);
  });

  it('takes nothing given lately, one of a kin at most, and no more of a source than said', () => {
    const mixed = [
      ...many(3, 'recent', { isRecent: true }),
      ...many(3, 'kin', { kin: 'k' }),
      ...many(3, 'same', { source: '2025 期中' }),
      ...many(1, 'free'),
    ];
    const types = [{ type: 2 as const, count: 4, score: 3 }];
    const { ids } = paperOf(composed(blueprint({ types, recentDays: 30, apart: true, sameSource: 2 }), mixed));
    expect(ids.map((id) => id.replace(/\d+$/, '')).toSorted()).toEqual(['free', 'kin', 'same', 'same']);
  });

  it('prefers what the school has used least', () => {
    const used = [...many(4, 'often', { timesUsed: 9 }), ...many(2, 'never')];
    expect(paperOf(composed(blueprint(), used)).ids.toSorted()).toEqual(['never0', 'never1']);
  });

  it('is the same paper for the same seed, in whatever order the banks answer, and another for another', () => {
    const large = many(60, 'q');
    const ids = (seed: number, from = large) => paperOf(composed(blueprint(), from, seed)).ids.toSorted();
    expect(ids(7, large.toReversed())).toEqual(ids(7));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => ids(seed).join())).size).toBeGreaterThan(1);
  });

  it('is made of other questions when the first ones shall not come again', () => {
    const first = paperOf(composed(blueprint(), many(4, 'q'))).ids;
    const again = many(4, 'q').map((one) => ({ ...one, isRepeated: first.includes(one.id) }));
    expect(paperOf(composed(blueprint(), again)).ids.filter((id) => first.includes(id))).toEqual([]);
  });

  it('holds five hundred questions', () => {
    const large = Array.from({ length: 2_000 }, (_, at) =>
      candidate(`q${at}`, { topicIds: [topicId(at % 20)], minutes: 1 + (at % 7), difficulty: (at % 97) / 97 }),
    );
    const wide = Array.from({ length: 20 }, (_, n) => ({ topicId: topicId(n), share: null }));
    const plan500 = blueprint({
      topics: wide,
      types: [{ type: 2, count: 500, score: 1 }],
      eachTopic: 20,
      minutes: 1_900,
    });
    const { figures } = paperOf(composed(plan500, large));
    expect(figures.questions).toBe(500);
    expect(figures.minutes).toBeLessThanOrEqual(1_900);
  });
});

describe('a blueprint that cannot be met', () => {
  const hard = { type: 1 as const, count: 3, score: 10 };
  const easy = { type: 2 as const, count: 4, score: 3 };
  const pool = [
    ...many(8, 'a', { minutes: 2, difficulty: 0.9 }),
    ...many(5, 'b', { type: 1, minutes: 10, difficulty: 0.5, topicIds: [topicId(1)] }),
  ];
  const topics = [0, 1].map((n) => ({ topicId: topicId(n), share: null }));
  const plan = blueprint({ topics, types: [easy, hard] });
  const column = [{ topicId: topicId(0), type: 1 as const, count: 1 }];

  it.each<[string, Blueprint, string[], number, unknown]>([
    ['too little time', { ...plan, minutes: 30 }, ['type 2', 'type 1', 'minutes'], 3, { from: null, to: 38 }],
    ['more than there are', { ...plan, types: [easy, { ...hard, count: 7 }] }, ['type 1'], 1, { from: 5, to: 5 }],
    ['a cell that the banks leave empty', { ...plan, cells: column }, ['type 1'], 1, { from: 3, to: 3 }],
    [
      'cells that say more than their column',
      { ...plan, cells: [{ topicId: topicId(0), type: 2, count: 6 }] },
      ['type 2'],
      1,
      { from: 4, to: 4 },
    ],
    [
      'easier than anything there',
      { ...plan, difficulty: { from: 0.8, to: 0.9 } },
      ['type 1', 'difficulty'],
      2,
      { from: 0.61, to: 0.9 },
    ],
    [
      'more of each topic than the types allow',
      { ...plan, eachTopic: 4 },
      ['type 1', 'each-topic'],
      2,
      { from: 4, to: 4 },
    ],
    [
      'another share than the topic can have',
      { ...plan, topics: [{ topicId: topicId(0), share: 0.8 }, ...topics.slice(1)] },
      ['type 1', 'share'],
      2,
      undefined,
    ],
  ])('tells the wishes that clash and what would do: %s', (_, asked, wishes, alone, becomes) => {
    const clash = clashOf(composed(asked, pool));
    expect(named(clash.wishes)).toEqual(wishes);
    expect(clash.isMinimal).toBe(true);
    expect(clash.proposals.length + clash.notEnough.length).toBe(alone);
    if (becomes !== undefined)
      expect(clash.proposals.map(({ changes: [first] }) => first?.becomes)).toContainEqual(becomes);
    for (const { changes, figures } of clash.proposals) {
      const mended = paperOf(composed(applyChanges(asked, changes), pool));
      expect(mended.figures.questions).toBe(figures.questions);
    }
  });

  it('leads out of it at once, also where a difficulty is wanted exactly and nothing but all wishes together will do', () => {
    const uneven = [
      ...many(9, 'a', { minutes: 2.3, difficulty: 0.8337 }),
      ...many(9, 'b', { type: 1, minutes: 9.7, difficulty: 0.7771, topicIds: [topicId(1)] }),
    ];
    for (const minutes of [5, 40, null]) {
      const asked = { ...plan, minutes, difficulty: { from: 0.3, to: 0.3 } };
      const { proposals } = clashOf(composed(asked, uneven));
      expect(proposals.length).toBeGreaterThan(0);
      for (const { changes } of proposals) paperOf(composed(applyChanges(asked, changes), uneven));
    }
  });

  it('says that the others can be met only where they can', () => {
    const difficulty = { from: 0.99, to: 0.99 };
    expect(clashOf(composed({ ...plan, minutes: 5 }, pool)).othersHold).toBe(true);
    expect(clashOf(composed({ ...plan, difficulty }, pool)).othersHold).toBe(true);
    // Neither the difficulty nor the time can be had, and only one of them is named.
    const both = clashOf(composed({ ...plan, minutes: 5, difficulty }, pool));
    expect(named(both.wishes).filter((name) => name === 'minutes' || name === 'difficulty')).toHaveLength(1);
    expect(both.othersHold).toBe(false);
  });

  it('says what is the matter when the banks hold nothing of it', () => {
    const clash = clashOf(composed(plan, []));
    expect(named(clash.wishes)).toHaveLength(1);
    expect(clash.proposals.every(({ figures }) => figures.questions === 0)).toBe(true);
  });

  it('changes several wishes where no single one helps', () => {
    const clash = clashOf(composed({ ...plan, types: [easy, { ...hard, count: 7 }], minutes: 20 }, pool));
    const [smallest] = clash.proposals;
    expect(smallest).toBeDefined();
    expect(
      paperOf(
        composed(
          applyChanges({ ...plan, types: [easy, { ...hard, count: 7 }], minutes: 20 }, smallest?.changes ?? []),
          pool,
        ),
      ).ids.length,
    ).toBeGreaterThan(0);
  });

  it('names what was given lately, what reads alike and what must not come again', () => {
    const lately = clashOf(
      composed(blueprint({ recentDays: 30 }), [...many(1, 'q'), ...many(3, 'r', { isRecent: true })]),
    );
    expect(named(lately.wishes)).toEqual(['type 2', 'recent']);
    const alike = clashOf(composed(blueprint({ apart: true }), many(3, 'k', { kin: 'k' })));
    expect(named(alike.wishes)).toEqual(['type 2', 'apart']);
    const again = clashOf(composed(blueprint(), many(3, 'o', { isRepeated: true })));
    expect(named(again.wishes)).toEqual(['type 2', 'repeated']);
  });
});

describe('parallel papers', () => {
  const rates = [0.3, 0.45, 0.6, 0.75, 0.9];
  const pool = Array.from({ length: 40 }, (_, at) => candidate(`q${at}`, { difficulty: rates[at % 5] ?? 0.5 }));
  const plan = blueprint({ types: [{ type: 2, count: 8, score: 3 }], difficulty: { from: 0.5, to: 0.8 } });
  const parallel = (papers: number, from = pool) =>
    compose(solver, { blueprint: plan, pool: from, seed: 5, papers }, unhurried);

  it('are equally hard and have no question in common', () => {
    const outcome = parallel(3);
    if (outcome.outcome !== 'composed') throw new Error(outcome.outcome);
    const ids = outcome.papers.flatMap(({ chosen }) => chosen.map(({ questionId }) => questionId));
    expect(new Set(ids).size).toBe(24);
    const [first, ...others] = outcome.papers.map(({ figures }) => figures.difficulty);
    for (const rate of others) expect(Math.abs(rate - (first ?? 0))).toBeLessThanOrEqual(0.02);
  });

  it('share as few questions as can be where the banks hold too few', () => {
    const outcome = parallel(2, pool.slice(0, 12));
    if (outcome.outcome !== 'composed') throw new Error(outcome.outcome);
    expect(outcome.papers[1]?.shared).toBeGreaterThanOrEqual(4);
    expect(outcome.papers[1]?.shared).toBeLessThan(8);
  });
});
