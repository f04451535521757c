import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabScoreSent } from './model.js';
import {
  cellResult,
  countsOf,
  doneBy,
  isNewer,
  isOnScale,
  LAB_SHARE,
  newestOf,
  refusalOf,
  studentResult,
  toHalves,
} from './results.js';

const step = (points: number, safety = false, stepId = 's') => ({ stepId, points, safety });
const half = (most: number) => fc.integer({ min: 0, max: most * 2 }).map((halves) => halves / 2);

describe('the result of a step', () => {
  it.each([
    ['nobody', [], null, null, false],
    ['one scorer', [3], null, 3, false],
    ['two that agree', [4, 4], null, 4, false],
    ['two a little apart', [4, 5], null, 4.5, false],
    ['the mean of three in halves', [4, 4, 5], null, 4.5, false],
    ['more than a fifth of the step apart', [3, 4.5], null, 4, true],
    ['far apart and decided', [0, 5], 2, 2, false],
    ['decided without a score', [], 1, 1, false],
  ])('of %s', (_, scores, settled, points, differs) => {
    expect(cellResult(step(5), { scores, settled })).toEqual({ points, differs });
  });

  it('lies between the scorers, in halves, and differs just where the least and the most are more than a share apart', () => {
    const cases = fc
      .integer({ min: 1, max: 20 })
      .chain((full) =>
        fc.record({ full: fc.constant(full), scores: fc.array(half(full), { minLength: 1, maxLength: 6 }) }),
      );
    fc.assert(
      fc.property(cases, ({ full, scores }) => {
        const { points, differs } = cellResult(step(full), { scores, settled: null });
        const [least, most] = [Math.min(...scores), Math.max(...scores)];
        expect(Number.isInteger((points ?? 0.1) * 2)).toBe(true);
        expect(points).toBeGreaterThanOrEqual(least);
        expect(points).toBeLessThanOrEqual(most);
        expect(differs).toBe(10 * (most - least) > 10 * LAB_SHARE * full);
      }),
    );
  });

  it('does not depend on the order of the scorers', () => {
    fc.assert(
      fc.property(fc.array(half(9), { minLength: 1, maxLength: 5 }), (scores) => {
        const of = (some: number[]) => cellResult(step(9), { scores: some, settled: null });
        expect(of(scores.toReversed())).toEqual(of(scores));
      }),
    );
  });

  it('is a half where it is a quarter', () => {
    expect([0.25, 0.24, 1.75, 2].map(toHalves)).toEqual([0.5, 0, 2, 2]);
  });
});

describe('the result of a student', () => {
  const steps = [step(5, false, 'a'), step(2, true, 'b'), step(3, false, 'c')];
  const result = (scores: Record<string, number[]>, settled: Record<string, number> = {}) =>
    studentResult(steps, (stepId) => ({ scores: scores[stepId] ?? [], settled: settled[stepId] ?? null }));

  it('is the sum of the steps, open while one is missing', () => {
    expect(result({ a: [4], b: [2], c: [3] })).toMatchObject({ total: 9, stopped: false, missing: 0 });
    expect(result({ a: [4], b: [2] })).toMatchObject({ total: null, missing: 1 });
    expect(result({})).toMatchObject({ total: null, missing: 3, stopped: false });
  });

  it('loses the points of a safety item that was missed, and counts as stopped', () => {
    expect(result({ a: [5], b: [0], c: [3] })).toMatchObject({ total: 8, stopped: true });
    expect(result({ a: [0], b: [2], c: [0] })).toMatchObject({ total: 2, stopped: false });
  });

  it('waits for a decision where scorers disagree about safety', () => {
    expect(result({ a: [5], b: [0, 2], c: [3] })).toMatchObject({ differences: 1, stopped: true });
    expect(result({ a: [5], b: [0, 2], c: [3] }, { b: 2 })).toMatchObject({
      differences: 0,
      stopped: false,
      total: 10,
    });
  });

  it('is counted by what keeps the work from being finished', () => {
    const all = [result({ a: [0, 5] }), result({ a: [1], b: [2], c: [3] }), result({})];
    expect(countsOf(steps, all)).toEqual({ differences: 1, unfinished: 1, unscored: 1 });
  });
});

it('of each scorer it is counted how many students are scored at every step', () => {
  const mark = (accountId: string, studentId: string, stepId: string) => ({ accountId, studentId, stepId });
  const marks = [
    mark('a', 'x', 's'),
    mark('a', 'x', 't'),
    mark('a', 'y', 's'),
    mark('b', 'x', 't'),
    mark('c', 'x', 's'),
    mark('a', 'z', 'of another'),
  ];
  expect(doneBy(['a', 'b', 'd'], [{ stepId: 's' }, { stepId: 't' }], marks)).toEqual([1, 0, 0]);
});

it.each([
  [step(3), null, true],
  [step(3), 0, true],
  [step(3), 2.5, true],
  [step(3), 3.5, false],
  [step(3, true), 0, true],
  [step(3, true), 3, true],
  [step(3, true), 1.5, false],
])('the scale of %o takes %s: %s', (of, points, fits) => {
  expect(isOnScale(of, points)).toBe(fits);
});

describe('changes that tablets send', () => {
  const ids = ['01890000-0000-7000-8000-00000000000a', '01890000-0000-7000-8000-00000000000b'] as const;
  const row = (version: number, at = 0, more: Partial<LabScoreSent> = {}): LabScoreSent => ({
    clientId: ids[at] ?? ids[0],
    studentId: ids[0],
    stepId: 's',
    version,
    points: 1,
    note: '',
    ...more,
  });

  it('end at the newest in whatever order and however often they come', () => {
    const rows = fc.array(
      fc
        .record({ clientId: fc.uuid(), version: fc.integer({ min: 1, max: 4 }) })
        .map((some) => ({ ...row(1), ...some })),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (sent, order) => {
        const shuffled = sent
          .concat(sent.slice(0, 3))
          .map((one) => ({ one, at: order.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        const [newest, ...others] = newestOf(sent);
        expect(others).toEqual([]);
        expect(newestOf(shuffled)[0]?.clientId).toBe(newest?.clientId);
        expect(sent.some((one) => newest !== undefined && isNewer(one, newest))).toBe(false);
      }),
    );
  });

  it('are newer by their version, and of two equal ones always the same', () => {
    expect([
      isNewer(row(2), row(1)),
      isNewer(row(1), row(2)),
      isNewer(row(1, 1), row(1)),
      isNewer(row(1), row(1)),
    ]).toEqual([true, false, true, false]);
  });

  it.each([
    ['fits', row(1), undefined],
    ['a step that is none', row(1, 0, { stepId: 'other' }), 'unknown-step'],
    ['a student of another class', row(1, 0, { studentId: ids[1] }), 'unknown-student'],
    ['too many points', row(1, 0, { points: 4 }), 'off-scale'],
  ])('%s', (_, sent, refusal) => {
    expect(refusalOf(sent, { steps: [step(3)], studentIds: new Set([ids[0]]) })).toBe(refusal);
  });
});
