import { describe, expect, it } from 'vitest';
import { afterNotYet, afterStepBack, afterUnderstood, binsOf, dayOf, firstPlace, weekFrom } from './rules.js';

const today = '2026-09-30';

describe('the ladder of reviews', () => {
  it('goes over 1, 3, 7 and 15 days to mastered, and stays there', () => {
    let [place, day] = [firstPlace(today), today];
    const steps = [];
    for (let i = 0; i < 6; i++) {
      place = afterUnderstood(place, day);
      steps.push([place.step, place.state, place.nextReviewOn]);
      day = place.nextReviewOn ?? day;
    }
    expect(steps).toEqual([
      [1, 'reviewing', '2026-10-01'],
      [2, 'reviewing', '2026-10-03'],
      [3, 'reviewing', '2026-10-07'],
      [4, 'reviewing', '2026-10-15'],
      [5, 'mastered', null],
      [5, 'mastered', null],
    ]);
  });

  it.each([
    [0, 0, 'new'],
    [1, 0, 'new'],
    [3, 2, 'reviewing'],
    [5, 4, 'reviewing'],
  ])('from step %i back to %i, due again today', (step, before, state) => {
    expect(afterStepBack({ step, state: 'reviewing', nextReviewOn: null }, today)).toEqual({
      step: before,
      state,
      nextReviewOn: today,
    });
    expect(afterNotYet({ step, state: 'reviewing', nextReviewOn: null }, today)).toEqual({
      step: before,
      state,
      nextReviewOn: '2026-10-01',
    });
  });
});

it('a distribution names its steps and who stands on them', () => {
  const totals = [49.5, 50, 59.5, 90, 100].map((total, at) => ({ studentId: `s${at}`, total }));
  expect(binsOf(totals, 100).map((bin) => [bin.label, bin.studentIds.length])).toEqual([
    ['<50', 1],
    ['50-59', 2],
    ['60-69', 0],
    ['70-79', 0],
    ['80-89', 0],
    ['90-100', 2],
  ]);
});

it('days are those of the school, not of Greenwich', () => {
  expect(dayOf(new Date('2026-09-30T17:00:00Z'), 'Asia/Shanghai')).toBe('2026-10-01');
  expect(weekFrom(today)).toEqual([today, ...[1, 2, 3, 4, 5, 6].map((d) => `2026-10-0${d}`)]);
});
