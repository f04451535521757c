import { rateOfSums, scoreRate } from '@zhibi/grading';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaperItemFacts } from '../../papers/index.js';
import { type CountedClass, countClasses } from '../results/count-classes.js';
import type { ResultSums } from './rules.js';
import { figuresOf, isHidden, nothing } from './rules.js';

const items = [
  { itemId: 'i1', questionId: 'q1', score: 2, knowledge: [{ id: 'k1' }] },
  { itemId: 'i2', questionId: 'q2', score: 3, knowledge: [{ id: 'k1' }, { id: 'k2' }] },
  { itemId: 'i3', questionId: 'q3', score: 5, knowledge: [] },
] as unknown as PaperItemFacts[]; // what else a question is does not matter here
const FULL = 10;
const halves = (full: number) => fc.integer({ min: 0, max: full * 2 }).map((half) => half / 2);
/** The scores of each student of each class. */
const Classes = fc.array(fc.array(fc.tuple(halves(2), halves(3), halves(5)), { minLength: 1, maxLength: 9 }), {
  minLength: 1,
  maxLength: 4,
});
type Tables = readonly (readonly (readonly number[])[])[];

const counted = (tables: Tables): CountedClass[] =>
  countClasses({
    fullScore: FULL,
    items,
    copies: tables.flatMap((table, c) =>
      table.map((scores, s) => ({
        studentId: `${c}-${s}`,
        classId: `${c}`,
        status: 'marked' as const,
        score: scores.reduce((sum, one) => sum + one, 0),
      })),
    ),
    scores: tables.flatMap((table, c) =>
      table.flatMap((scores, s) => scores.map((score, i) => ({ studentId: `${c}-${s}`, itemId: `i${i + 1}`, score }))),
    ),
  });

/** Everything that a report over these results tells a reader to whom results of fewer are in no number. */
function told(tables: Tables, fewest: number): number[] {
  const classes = counted(tables).filter(({ marked }) => marked >= fewest);
  const sums = classes.reduce(
    (all: ResultSums, one) => ({
      leftOut: 0,
      results: all.results + 1,
      given: all.given + one.students,
      sat: all.sat + one.sat,
      marked: all.marked + one.marked,
      rates: all.rates + one.rates,
      squares: all.squares + one.squares,
      excellent: all.excellent + one.excellent,
      passed: all.passed + one.passed,
    }),
    nothing,
  );
  const { rate, excellent, passed } = figuresOf(sums);
  const rateOf = (own: { got: number; possible: number; answers: number; squares: number; shares: number }[]) => {
    const add = (name: 'got' | 'possible' | 'answers' | 'squares' | 'shares') =>
      own.reduce((sum, one) => sum + one[name], 0);
    return rateOfSums({
      ...{ answers: add('answers'), got: add('got'), possible: add('possible') },
      ...{ squares: add('squares'), shares: add('shares') },
    })?.rate;
  };
  const points = ['k1', 'k2'].map((id) =>
    rateOf(classes.flatMap((one) => one.points.filter((p) => p.knowledgeId === id))),
  );
  const questions = ['q1', 'q2', 'q3'].map((id) =>
    rateOf(classes.flatMap((one) => one.questions.filter((q) => q.questionId === id))),
  );
  return [rate, excellent, passed, ...points, ...questions].map((one) => one ?? 0);
}

it('better answers never lower any figure of a report over a period, whoever reads it', () => {
  fc.assert(
    fc.property(Classes, fc.nat(), fc.nat(), fc.nat(), fc.constantFrom(1, 5), (tables, c, s, i, fewest) => {
      const [room, question] = [c % tables.length, i % items.length];
      const student = s % (tables[room]?.length ?? 1);
      const full = items[question]?.score ?? 0;
      const better = tables.map((table, at) =>
        table.map((scores, nth) =>
          scores.map((score, of) =>
            at === room && nth === student && of === question ? Math.min(full, score + 0.5) : score,
          ),
        ),
      );
      const [before, after] = [told(tables, fewest), told(better, fewest)];
      for (const [at, value] of after.entries()) expect(value).toBeGreaterThanOrEqual((before[at] ?? 0) - 1e-12);
    }),
  );
});

it('a rate from sums is the rate of the answers, with the same interval', () => {
  const Answer = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 40 }));
  fc.assert(
    fc.property(fc.array(Answer, { minLength: 1, maxLength: 40 }), (all) => {
      const answers = all.map(([full, half]) => ({ full, score: Math.min(full, half / 2) }));
      const sum = (of: (one: (typeof answers)[number]) => number) => answers.reduce((total, one) => total + of(one), 0);
      const summed = rateOfSums({
        answers: answers.length,
        got: sum(({ score }) => score),
        possible: sum(({ full }) => full),
        squares: sum(({ full }) => full ** 2),
        shares: sum(({ score, full }) => score ** 2 / full),
      });
      const plain = scoreRate(answers);
      expect(summed?.count).toBe(plain?.count);
      for (const name of ['rate', 'low', 'high'] as const)
        expect(summed?.[name]).toBeCloseTo(plain?.[name] ?? Number.NaN, 6);
    }),
  );
});

it('a line with results of too few alone is hidden; one without any is empty', () => {
  expect([isHidden({ results: 0, leftOut: 2 }), isHidden({ results: 1, leftOut: 2 }), isHidden(nothing)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(figuresOf(nothing)).toMatchObject({ rate: null, deviation: null, excellent: null, passed: null });
});
