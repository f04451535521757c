import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dealt, deal } from './deal.js';
import { isGoldScored, levelsOfScore, type Mark, secondsEach, stands, verdictOf } from './rules.js';

const mark = (slot: Mark['slot'], score: number | null, strokes = 3): Mark => ({
  accountId: `${slot}`,
  slot,
  score,
  strokes,
});
const terms = { scorersEach: 2, tolerance: 1, within: 'mean' } as const;

const by = (slot: Mark['slot'], score: number, level: string | null) => ({
  slot,
  score,
  levels: level === null ? null : [{ criterionId: 'steps', levelId: level }],
});

it.each([
  ['are those of the one who scores', [by(1, 4, 'x')], 4, 'x'],
  ['are those that both chose', [by(1, 4, 'x'), by(2, 4, 'x')], 4, 'x'],
  ['are none where two come to one score by others', [by(1, 4, 'x'), by(2, 4, 'y')], 4, null],
  ['are none where one of the two gave points', [by(1, 4, 'x'), by(2, 4, null)], 4, null],
  ['are those of the score that counts', [by(1, 4, 'x'), by(2, 5, 'y')], 5, 'y'],
  ['are none of a mean', [by(1, 4, 'x'), by(2, 5, 'y')], 4.5, null],
  ["are the arbiter's", [by(1, 4, 'x'), by(2, 8, 'y'), by(3, 4, 'z')], 4, 'z'],
] as const)('levels of a score of two %s', (_, marks, score, level) => {
  expect(
    levelsOfScore(
      marks.map((one) => ({ ...one, levels: one.levels && [...one.levels] })),
      score,
    ),
  ).toEqual(by(1, score, level).levels);
});

describe('two scores of an answer', () => {
  it.each([
    ['are open while one is missing', [mark(1, 4), mark(2, null)], terms, 'open'],
    ['that are the same are the score', [mark(1, 4), mark(2, 4)], terms, 'agreed 4'],
    ['within the tolerance are their mean', [mark(1, 4), mark(2, 5)], terms, 'mean 4.5'],
    ['whose mean lies between two steps go up', [mark(1, 4), mark(2, 4.5)], terms, 'mean 4.5'],
    ['become the higher', [mark(1, 4), mark(2, 5)], { ...terms, within: 'higher' }, 'higher 5'],
    ['become the lower', [mark(1, 4), mark(2, 5)], { ...terms, within: 'lower' }, 'lower 4'],
    ['beyond the tolerance are a difference', [mark(1, 4), mark(2, 5.5)], terms, 'difference 1.5'],
    ['that differ at all, without tolerance', [mark(1, 4), mark(2, 4.5)], { ...terms, tolerance: 0 }, 'difference 0.5'],
    ["stand behind the arbiter's", [mark(1, 4), mark(2, 8), mark(3, 6)], terms, 'settled 6'],
    ['wait where the student has written on', [mark(1, 4, 2), mark(2, 4)], terms, 'open'],
    ['are one where one scores', [mark(1, 4)], { ...terms, scorersEach: 1 }, 'single 4'],
    ['still count both where two had scored', [mark(1, 4), mark(2, 8)], { ...terms, scorersEach: 1 }, 'difference 4'],
    ['are nothing where nobody has scored', [], { ...terms, scorersEach: 1 }, 'open'],
  ] as const)('%s', (_, marks, setting, expected) => {
    const verdict = verdictOf(marks, setting, 3);
    const said = { open: '', difference: verdict.kind === 'difference' ? ` ${verdict.difference}` : '', final: '' };
    expect(
      verdict.kind === 'final' ? `${verdict.outcome} ${verdict.score}` : `${verdict.kind}${said[verdict.kind]}`,
    ).toBe(expected);
  });

  it('are always between both, in steps of a half, and whoever scored first does not matter', () => {
    const score = fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2);
    fc.assert(
      fc.property(score, score, fc.constantFrom('mean', 'higher', 'lower'), (a, b, within) => {
        const one = verdictOf([mark(1, a), mark(2, b)], { ...terms, tolerance: 100, within }, 3);
        const other = verdictOf([mark(2, a), mark(1, b)], { ...terms, tolerance: 100, within }, 3);
        if (one.kind !== 'final' || other.kind !== 'final') throw new Error('within the tolerance all is final');
        expect(one.score).toBe(other.score);
        expect(one.score).toBeGreaterThanOrEqual(Math.min(a, b));
        expect(one.score).toBeLessThanOrEqual(Math.max(a, b));
        expect((one.score * 2) % 1).toBe(0);
      }),
    );
  });
});

it('an agreed score counts once everybody who scores has seen the answer', () => {
  const both = [
    { ...mark(0, 3), accountId: 'a' },
    { ...mark(0, 5), accountId: 'b' },
  ];
  expect(isGoldScored(both, ['a', 'b'], 3)).toBe(true);
  expect(isGoldScored(both, ['a', 'b', 'c'], 3)).toBe(false);
  expect(isGoldScored(both, ['a'], 4)).toBe(false);
  expect(isGoldScored(both, [], 3)).toBe(false);
  expect(stands(mark(1, null), null)).toBe(false);
});

it('speed is the median between scores, without pauses', () => {
  const at = (...seconds: number[]) => seconds.map((one) => new Date(one * 1000));
  expect(secondsEach(at(0, 10, 20))).toBeNull();
  expect(secondsEach(at(0, 600, 10, 22, 610, 640))).toBe(12);
});

const fresh = (count: number): Dealt[] =>
  Array.from({ length: count }, (_, at) => ({
    answerId: `a${String(at).padStart(3, '0')}`,
    block: `a${String(at).padStart(3, '0')}`,
    isGold: false,
    marks: [],
  }));

/** The state after a deal, with what is scored of it. */
const after = (answers: readonly Dealt[], dealt: ReturnType<typeof deal>, isScored: (answerId: string) => boolean) =>
  answers.map((answer) => ({
    ...answer,
    marks: [
      ...answer.marks.filter(
        ({ accountId }) => !dealt.take.some((one) => one.answerId === answer.answerId && one.accountId === accountId),
      ),
      ...dealt.give
        .filter(({ answerId }) => answerId === answer.answerId)
        .map(({ accountId, slot }) => ({ accountId, slot, isScored: isScored(answer.answerId) })),
    ],
  }));
const loads = (answers: readonly Dealt[], ids: readonly string[]) =>
  ids.map((id) => answers.flatMap(({ marks }) => marks).filter(({ accountId }) => accountId === id).length);

describe('dealing', () => {
  const scorers = fc.integer({ min: 1, max: 6 }).map((count) => ['p', 'q', 'r', 's', 't', 'u'].slice(0, count));
  it('is fair, the same every time, and gives nobody an answer twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), scorers, fc.constantFrom(1, 2), (count, scorerIds, scorersEach) => {
        const setting = { scorerIds, scorersEach };
        const dealt = deal(fresh(count), setting);
        expect(deal(fresh(count).reverse(), setting)).toEqual(dealt);
        const all = after(fresh(count), dealt, () => false);
        const each = Math.min(scorersEach, scorerIds.length);
        for (const { marks } of all) expect(new Set(marks.map(({ accountId }) => accountId)).size).toBe(each);
        expect(dealt.unassigned).toBe(count * (scorersEach - each));
        const counts = loads(all, scorerIds);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        const again = deal(all, setting);
        expect([again.take, again.give]).toEqual([[], []]);
      }),
    );
  });

  it('gives the open answers of whoever leaves to others, and leaves what is scored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 30 }), (count, scored) => {
        const isScored = (answerId: string) => Number(answerId.slice(1)) < scored;
        const before = after(
          fresh(count),
          deal(fresh(count), { scorerIds: ['p', 'q', 'r'], scorersEach: 2 }),
          isScored,
        );
        const setting = { scorerIds: ['p', 'q'], scorersEach: 2 as const };
        const now = after(before, deal(before, setting), () => false);
        for (const { marks } of now) {
          expect(new Set(marks.map(({ slot }) => slot)).size).toBe(2);
          expect(new Set(marks.map(({ accountId }) => accountId)).size).toBe(2);
          expect(marks.every((one) => one.isScored || one.accountId !== 'r')).toBe(true);
        }
        expect(now.flatMap(({ marks }) => marks).filter((one) => one.isScored)).toHaveLength(
          2 * Math.min(count, scored),
        );
      }),
    );
  });

  it('lets whoever joins take part of what is open', () => {
    const before = after(fresh(9), deal(fresh(9), { scorerIds: ['p', 'q'], scorersEach: 1 }), () => false);
    const now = after(before, deal(before, { scorerIds: ['p', 'q', 'r'], scorersEach: 1 }), () => false);
    expect(loads(now, ['p', 'q', 'r'])).toEqual([3, 3, 3]);
  });

  it('gives an answer with an agreed score to everybody, beside their share', () => {
    const answers = fresh(5).map((one, at) => ({ ...one, isGold: at === 2 }));
    const dealt = deal(answers, { scorerIds: ['p', 'q', 'r'], scorersEach: 2 });
    expect(dealt.give.filter(({ answerId }) => answerId === 'a002').map(({ slot }) => slot)).toEqual([0, 0, 0]);
    expect(dealt.give.filter(({ slot }) => slot > 0)).toHaveLength(8);
  });

  /** The accounts that hold unscored answers of each block. */
  const holders = (answers: readonly Dealt[]) => {
    const byBlock = new Map<string, Set<string>>();
    for (const { block, marks } of answers)
      for (const { accountId, isScored } of marks)
        if (!isScored) byBlock.set(block, (byBlock.get(block) ?? new Set()).add(accountId));
    return [...byBlock.values()];
  };
  const inBlocks = (blocks: readonly number[]): Dealt[] =>
    fresh(blocks.length).map((one, at) => ({ ...one, block: `g${blocks[at]}` }));
  const someBlocks = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 40 });

  it('tears no group between scorers, counts a group as one, and stays as it is', () => {
    fc.assert(
      fc.property(someBlocks, scorers, fc.constantFrom(1, 2), (blocks, scorerIds, scorersEach) => {
        const setting = { scorerIds, scorersEach };
        const all = after(inBlocks(blocks), deal(inBlocks(blocks), setting), () => false);
        const each = Math.min(scorersEach, scorerIds.length);
        expect(holders(all).every((ids) => ids.size === each)).toBe(true);
        const shares = scorerIds.map(
          (id) =>
            new Set(all.flatMap(({ block, marks }) => (marks.some((one) => one.accountId === id) ? [block] : []))).size,
        );
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        const again = deal(all, setting);
        expect([again.take, again.give]).toEqual([[], []]);
      }),
    );
  });

  it('brings a group together when answers that were dealt one by one, or in other groups, become one', () => {
    fc.assert(
      fc.property(someBlocks, someBlocks, scorers, fc.constantFrom(1, 2), (before, later, scorerIds, scorersEach) => {
        const setting = { scorerIds, scorersEach };
        const dealt = after(inBlocks(before), deal(inBlocks(before), setting), () => false);
        const regrouped = dealt.map((one, at) => ({ ...one, block: `n${later[at % later.length]}` }));
        const now = after(regrouped, deal(regrouped, setting), () => false);
        const each = Math.min(scorersEach, scorerIds.length);
        expect(holders(now).every((ids) => ids.size === each)).toBe(true);
        for (const { marks } of now) expect(new Set(marks.map(({ accountId }) => accountId)).size).toBe(each);
        const again = deal(now, setting);
        expect([again.take, again.give]).toEqual([[], []]);
      }),
    );
  });

  it('brings the rest of a group to whoever has scored of it, and never takes what is scored', () => {
    const one = (answerId: string, marks: Dealt['marks']): Dealt => ({ answerId, block: 'g', isGold: false, marks });
    const held = (accountId: string, isScored: boolean) => [{ accountId, slot: 1 as const, isScored }];
    const answers = [one('a', held('q', true)), one('b', held('p', false)), one('c', held('p', false)), one('d', [])];
    const { take, give } = deal(answers, { scorerIds: ['p', 'q'], scorersEach: 1 });
    expect(take).toEqual([
      { answerId: 'b', accountId: 'p' },
      { answerId: 'c', accountId: 'p' },
    ]);
    expect(give.map(({ answerId, accountId }) => `${answerId}${accountId}`)).toEqual(['bq', 'cq', 'dq']);
  });
});
