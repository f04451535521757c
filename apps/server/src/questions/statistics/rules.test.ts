import { discriminationOf } from '@zhibi/contract/questions/statistics';
import { itemRest, upperLower } from '@zhibi/grading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankOptions, figuresOf, mayShowBank, optionShares } from './rules.js';
import { addSums, type ItemSums, noSums, type ScoredAnswer, sumsOfHomework } from './rules-sums.js';

const items = [
  { itemId: 'q1', fullScore: 2, labels: ['A', 'B', 'C'] },
  { itemId: 'q2', fullScore: 10, labels: [] },
];
const key = { kind: 'choice' as const, labels: ['B'] };
const asked = { labels: ['A', 'B', 'C'], key };

/** Students by their letter to the first item (B is right) and their points in the second. */
const homework = (papers: readonly (readonly [letter: string, rest: number])[]): ScoredAnswer[] =>
  papers.flatMap(([letter, rest], at) => [
    { studentId: `s${at}`, itemId: 'q1', score: letter === 'B' ? 2 : 0, reading: letter },
    { studentId: `s${at}`, itemId: 'q2', score: rest, reading: null },
  ]);
const sumsOf = (papers: readonly (readonly [string, number])[]): ItemSums =>
  sumsOfHomework(items, homework(papers)).get('q1') ?? noSums;

/** Twenty students: five strong ones in each group of 27 % are right (5 of 5) and one of the five weakest is. */
const class20 = (['B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'C', 'C', 'A', 'B', 'A', 'C'] as const)
  .map((letter, at) => [letter, 10 - at * 0.5] as const)
  .concat((['A', 'C', 'A', 'B', 'A'] as const).map((letter, at) => [letter, 2 - at * 0.5] as const));

describe('a worked example: twenty students, eleven right, all of the best five and one of the weakest five', () => {
  const sums = sumsOf(class20);
  it('has a score rate of 11/20 and an upper-lower index of 5/5 - 1/5', () => {
    expect(figuresOf(sums)).toMatchObject({ answers: 20, homework: 1, facility: 0.55, upperLower: 0.8 });
  });

  it('tells for each option who chose it: all, the best 27 %, the weakest 27 %', () => {
    expect(optionShares(sums, asked)).toEqual([
      { label: 'A', right: false, all: 0.25, upper: 0, lower: 0.6 },
      { label: 'B', right: true, all: 0.55, upper: 1, lower: 0.2 },
      { label: 'C', right: false, all: 0.2, upper: 0, lower: 0.2 },
    ]);
  });
});

describe('a worked example: six students, three right, whose other points are 9 8 7 and 4 3 2', () => {
  it('has the correlation of the six pairs, 0.951; its groups are too small to be told', () => {
    const sums = sumsOf([...[9, 8, 7].map((n) => ['B', n] as const), ...[4, 3, 2].map((n) => ['A', n] as const)]);
    // cross 0.75, squares 1.5 and 0.415: 0.75 / √(1.5 × 0.415)
    expect(figuresOf(sums)).toEqual({ answers: 6, homework: 1, facility: 0.5, upperLower: null, itemRest: 0.951 });
  });
});

describe('figures', () => {
  it.each([4, 5])('over %i students are told from five on', (count) => {
    const { facility, itemRest: rest } = figuresOf(sumsOf(class20.slice(-count)));
    expect([facility !== null, rest !== null]).toEqual([count === 5, count === 5]);
  });

  it('tell nothing of how items vary together where one does not vary, or a paper has no other item', () => {
    expect(figuresOf(sumsOf(class20.slice(0, 8))).itemRest).toBeNull();
    const alone = sumsOfHomework(items.slice(0, 1), homework(class20)).get('q1') ?? noSums;
    expect(figuresOf(alone)).toMatchObject({ answers: 20, itemRest: null });
  });

  it('count every scored answer, but compare only papers that are wholly marked', () => {
    const answers = homework(class20).filter(
      ({ studentId, itemId }) => itemId === 'q1' || Number(studentId.slice(1)) > 2,
    );
    const sums = sumsOfHomework(items, answers).get('q1');
    expect([sums?.answers, sums?.compared, sums?.group]).toEqual([20, 17, 5]);
  });

  it('leave out items that nobody was scored for', () => {
    const answers = homework(class20).filter(({ itemId }) => itemId === 'q1');
    expect([...sumsOfHomework(items, answers).keys()]).toEqual(['q1']);
  });
});

const halves = (most: number) => fc.integer({ min: 0, max: most * 2 }).map((half) => half / 2);
const papers = fc.array(
  fc.tuple(fc.constantFrom('A', 'B', 'C', '', 'AC'), halves(10)).map(([letter, rest]) => [letter, rest] as const),
  { minLength: 1, maxLength: 40 },
);

describe('for all homework', () => {
  it('one homework has the figures of the engine that reports classes', () => {
    fc.assert(
      fc.property(papers, (given) => {
        const sums = sumsOf(given);
        const students = given.map(([letter, rest]) => ({
          item: letter === 'B' ? 2 : 0,
          total: rest + (letter === 'B' ? 2 : 0),
        }));
        const [ours, theirs] = [figuresOf(sums), { ul: upperLower(students, 2), ir: itemRest(students) }];
        if (ours.upperLower !== null) expect(ours.upperLower).toBeCloseTo(theirs.ul ?? Number.NaN, 2);
        if (ours.itemRest !== null) expect(ours.itemRest).toBeCloseTo(theirs.ir ?? Number.NaN, 2);
      }),
    );
  });

  it('sums add up in any order, and nothing is its zero', () => {
    fc.assert(
      fc.property(papers, papers, papers, (a, b, c) => {
        const [x, y, z] = [sumsOf(a), sumsOf(b), sumsOf(c)];
        expect(figuresOf(addSums(addSums(x, y), z))).toEqual(figuresOf(addSums(z, addSums(y, x))));
        expect(addSums(x, noSums)).toEqual(x);
      }),
    );
  });

  it('the order of a list does not matter', () => {
    fc.assert(
      fc.property(papers, (given) => {
        const [one, other] = [sumsOf(given), sumsOf([...given].reverse())];
        expect(figuresOf(one)).toEqual(figuresOf(other));
        expect(optionShares(one, asked)).toEqual(optionShares(other, asked));
      }),
    );
  });

  it('every figure stays within its range', () => {
    fc.assert(
      fc.property(papers, papers, (a, b) => {
        const sums = addSums(sumsOf(a), sumsOf(b));
        const { facility, upperLower: ul, itemRest: ir } = figuresOf(sums);
        expect(facility ?? 0).toBeGreaterThanOrEqual(0);
        expect(facility ?? 0).toBeLessThanOrEqual(1);
        for (const value of [ul, ir]) expect(Math.abs(value ?? 0)).toBeLessThanOrEqual(1);
        for (const { all, upper, lower } of optionShares(sums, asked))
          for (const share of [all, upper, lower]) {
            expect(share ?? 0).toBeGreaterThanOrEqual(0);
            expect(share ?? 0).toBeLessThanOrEqual(1);
          }
      }),
    );
  });
});

describe('over all schools', () => {
  const mine = sumsOf(class20);
  const bankOf = (schools: number, sums: ItemSums) => ({ schools, sums });

  it.each([
    [1, 0, true, false],
    [2, 0, true, false],
    [3, 4, true, false],
    [3, 5, true, true],
    [2, 5, false, true],
    [1, 20, false, false],
  ])(
    'of %i schools and %i students elsewhere a school among them (%s) sees it: %s',
    (schools, elsewhere, isAmong, seen) => {
      const others = { ...noSums, answers: elsewhere };
      const own = isAmong ? { sums: mine } : undefined;
      expect(mayShowBank(bankOf(schools, own ? addSums(mine, others) : others), own)).toBe(seen);
    },
  );

  it('hides an option that one to four students elsewhere chose, and the next rarest with it', () => {
    const others = sumsOf([...Array(30).fill(['B', 8]), ...Array(9).fill(['A', 3]), ...Array(3).fill(['C', 1])]);
    const shown = bankOptions(addSums(mine, others), mine, asked);
    expect(shown.map(({ label, all }) => [label, all !== null])).toEqual([
      ['A', false],
      ['B', true],
      ['C', false],
    ]);
    expect(shown.every(({ upper, lower }) => upper === null && lower === null)).toBe(true);
  });

  it('what is shown never lets a count of one to four students elsewhere be computed', () => {
    fc.assert(
      fc.property(papers, papers, (a, b) => {
        const [own, others] = [sumsOf(a), sumsOf(b)];
        for (const { label, all } of bankOptions(addSums(own, others), own, asked)) {
          const count = others.options[label]?.[0] ?? 0;
          if (count > 0 && count < 5) expect(all).toBeNull();
        }
      }),
    );
  });
});

describe('a discrimination in words', () => {
  it.each([
    [0.4, 'very-good'],
    [0.399, 'good'],
    [0.3, 'good'],
    [0.299, 'fair'],
    [0.2, 'fair'],
    [0.199, 'poor'],
    [0, 'poor'],
    [-0.001, 'reversed'],
  ])('%f is %s', (value, word) => {
    expect(discriminationOf(value)).toBe(word);
  });
});
