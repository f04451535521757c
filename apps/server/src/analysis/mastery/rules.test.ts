import { afterAnswer, type Belief, type History, newcomer } from '@zhibi/mastery';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, keptBelief, keptModel, masteryAt, modelOf } from './rules-kept.js';
import { ofMany } from './rules-of-many.js';
import { isBetter } from './rules-trial.js';

const model = modelOf(undefined);
const today = new Date('2026-11-28T00:00:00Z');
const after = (history: History) => history.reduce((known: Belief, one) => afterAnswer(model, known, one), newcomer);
const chanceAfter = (history: History) =>
  masteryAt(model, keptBelief(after(history), history), today).get('p')?.chance ?? Number.NaN;

describe('what is kept', () => {
  it('is the same when it is read again', () => {
    const other = { ...model, difficultyOf: new Map([['p', 0.7]]) };
    expect(modelOf(JSON.parse(JSON.stringify(keptModel(other))))).toEqual(other);
    expect(keptBelief(newcomer, [])).toEqual({ ability: null, points: {} });
    expect(masteryAt(model, { ability: null, points: {} }, today)).toEqual(new Map());
  });

  it('never says less of a student whose answers were better', () => {
    const answers = fc.array(
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    fc.assert(
      fc.property(answers, (drawn) => {
        const of = (pick: (pair: [number, number]) => number) =>
          chanceAfter(
            drawn.map((pair, at) => ({ point: 'p', item: 'p', at: daysOf(today) - 20 + at, share: pick(pair) })),
          );
        expect(of((pair) => Math.max(...pair))).toBeGreaterThanOrEqual(of((pair) => Math.min(...pair)) - 1e-9);
      }),
    );
  });

  it('fades: what was answered long ago says less', () => {
    const right = (daysAgo: number) => chanceAfter([{ point: 'p', item: 'p', at: daysOf(today) - daysAgo, share: 1 }]);
    expect(right(0)).toBeGreaterThan(right(100));
    expect(right(100)).toBeGreaterThan(0.5);
  });
});

describe('mastery of many', () => {
  const one = (chance: number) => ({ chance, from: chance - 0.2, to: chance + 0.2, answers: 3 });
  it('is their mean, surer than each alone', () => {
    expect(ofMany([])).toBeUndefined();
    const four = ofMany([one(0.4), one(0.6), one(0.4), one(0.6)]);
    expect(four).toMatchObject({ students: 4 });
    expect(four?.chance).toBeCloseTo(0.5, 9);
    expect((four?.to ?? 0) - (four?.from ?? 0)).toBeCloseTo(0.2, 9);
  });
});

it.each([
  [0.8, 0.7, 0.03, true],
  [0.7, 0.7, 0.03, false],
  [0.6, 0.7, 0.03, false],
  [0.8, 0.7, 0.29, false],
])(
  'a model of %s beside an average of %s, whose chances are off by %s, is shown: %s',
  (area, averageArea, calibration, shown) => expect(isBetter({ area, averageArea, calibration })).toBe(shown),
);
