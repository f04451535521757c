import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, History } from './answer.js';
import { uncalibrated } from './calibrate.js';
import { fitModel, foretold } from './fit-model.js';
import { areaUnderCurve, calibrationError } from './judge.js';
import { afterAnswer, type Belief, chanceOf, estimate, type Model, newcomer } from './model.js';

const model: Model = {
  studentVariance: 0.6,
  pointVariance: 1.2,
  studentRate: 0.002,
  pointRate: 0.02,
  gain: 0.03,
  difficultyOf: new Map([['hard', 1]]),
  usualDifficulty: 0,
  ...uncalibrated,
};
const answers = fc.array(
  fc.record({
    point: fc.constantFrom('fractions', 'angles'),
    item: fc.constantFrom('hard', 'usual'),
    share: fc.constantFrom(0, 0.5, 1),
  }),
  { maxLength: 30 },
);
const inOrder = (drawn: Omit<Answer, 'at'>[]): History => drawn.map((answer, at) => ({ ...answer, at }));
const beliefAfter = (history: History) =>
  history.reduce((belief: Belief, answer) => afterAnswer(model, belief, answer), newcomer);
const asked = (at: number) => ({ point: 'fractions', item: 'usual', at });
const width = ({ from, to }: { from: number; to: number }) => Math.log(to / (1 - to)) - Math.log(from / (1 - from));

describe('mastery', () => {
  it('is never lower after a right answer than after a wrong one, on any knowledge point', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom('fractions', 'angles'), (drawn, point) => {
        const history = inOrder(drawn);
        const last = { point, item: 'usual', at: history.length };
        const [right, half, wrong] = [1, 0.5, 0].map((share) =>
          estimate(model, beliefAfter([...history, { ...last, share }]), asked(history.length)),
        );
        expect(right?.chance).toBeGreaterThanOrEqual(half?.chance ?? 1);
        expect(half?.chance).toBeGreaterThanOrEqual(wrong?.chance ?? 1);
      }),
    );
  });

  it('returns toward the prior, and its interval opens again, while nothing is heard', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 0, max: 100 }), (drawn, days) => {
        const history = inOrder(drawn);
        const belief = beliefAfter(history);
        const [soon, late] = [0, days].map((more) => estimate(model, belief, asked(history.length + more)));
        expect(width(late ?? { from: 0.5, to: 0.5 })).toBeGreaterThanOrEqual(width(soon ?? { from: 0, to: 1 }) - 1e-9);
        const never = estimate(model, belief, asked(1e6));
        expect(never.chance).toBeCloseTo(0.5, 6);
      }),
    );
  });

  it('is surer after every answer on the knowledge point', () => {
    fc.assert(
      fc.property(answers, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, share) => {
        const history = inOrder(drawn);
        const before = beliefAfter(history);
        const now = asked(history.length);
        const after = afterAnswer(model, before, { ...now, share });
        expect(width(estimate(model, after, now))).toBeLessThan(width(estimate(model, before, now)));
      }),
    );
  });

  it('finds the order of students and of items again whose truth is known, and expects as much as comes', () => {
    const difficulty = [-1, 0, 1];
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const abilities = Array.from({ length: 150 }, (_, i) => (i % 3) - 1);
    const histories = abilities.map(
      (ability): History =>
        Array.from({ length: 40 }, (_, at) => {
          const item = Math.floor(random() * 3);
          const share = Number(random() < chanceOf(ability - (difficulty[item] ?? 0)));
          return { point: 'fractions', item: String(item), at, share };
        }),
    );
    const fitted = fitModel(histories.slice(0, 100));
    const [easy = 0, usual = 0, hard = 0] = ['0', '1', '2'].map((item) => fitted.difficultyOf.get(item));
    expect(easy).toBeLessThan(usual);
    expect(usual).toBeLessThan(hard);
    const unseen = histories.slice(100);
    const judged = unseen.flatMap((history) =>
      [...foretold(fitted, history)].map(({ answer, chance }) => ({ chance, share: answer.share })),
    );
    expect(areaUnderCurve(judged)).toBeGreaterThan(0.7);
    expect(calibrationError(judged)).toBeLessThan(0.05);
    const finals = unseen.map((history, i) => {
      const belief = history.reduce((known: Belief, answer) => afterAnswer(fitted, known, answer), newcomer);
      return {
        chance: estimate(fitted, belief, { point: 'fractions', item: '1', at: 40 }).chance,
        share: Number((abilities[100 + i] ?? 0) > 0),
      };
    });
    expect(areaUnderCurve(finals)).toBeGreaterThan(0.9);
  });
});

describe('the judges', () => {
  const table = [
    { chance: 0.2, share: 0 },
    { chance: 0.6, share: 1 },
    { chance: 0.6, share: 0 },
    { chance: 0.9, share: 1 },
  ];
  it('count an equal expectation half', () => expect(areaUnderCurve(table)).toBeCloseTo(0.875, 12));
  it('take an answer that was half right as half a right and half a wrong one', () => {
    const halves = [0.2, 0.9].flatMap((chance) => [0, 1].map((share) => ({ chance, share })));
    expect(areaUnderCurve([0.2, 0.9].map((chance) => ({ chance, share: 0.5 })))).toBe(areaUnderCurve(halves));
  });
  it('take the distance of each bin', () => expect(calibrationError(table)).toBeCloseTo((0.2 + 0.2 + 0.1) / 4, 12));
});
