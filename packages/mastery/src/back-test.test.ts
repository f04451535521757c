import { describe, expect, it } from 'vitest';
import { backTest, type Member } from './back-test.js';
import { chanceOf } from './model.js';

/** A class of which the truth is known: so many students who differ by so much, two points, one answer a day on each. */
function classOf(students: number, spread: number, days = 40): Member[] {
  let seed = 11;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: students }, (_, i) => {
    const ability = spread * ((i % 3) - 1);
    const history = Array.from({ length: days }, (_, at) =>
      ['easy', 'hard'].map((point, hard) => ({
        point,
        item: point,
        at,
        share: Number(random() < chanceOf(ability + (hard ? -1 : 1))),
      })),
    ).flat();
    return { group: 'class', history };
  });
}

describe('the back-test', () => {
  it('finds the model better than the average of the class where students differ', () => {
    const { trial } = backTest(classOf(30, 2)) ?? {};
    expect(trial?.area).toBeGreaterThan((trial?.averageArea ?? 1) + 0.05);
    expect(trial?.calibration).toBeLessThan(0.08);
    expect(trial).toMatchObject({ students: 30, answers: 480 });
  });

  it('expects of what nobody was asked before what is usual', () => {
    const members = classOf(30, 1).map(({ group, history }) => ({
      group,
      history: history.map((one) => {
        const point = one.at < 30 ? one.point : `new ${one.at}`;
        return { ...one, point, item: point, share: Math.max(one.share, Number(one.at % 2 === 0)) };
      }),
    }));
    const { trial } = backTest(members) ?? {};
    expect(trial?.averageCalibration).toBeGreaterThan(0.2);
    expect(trial?.calibration).toBeLessThan(0.1);
  });

  it('finds it no better to speak of where they do not', () => {
    const { trial } = backTest(classOf(30, 0)) ?? {};
    expect((trial?.area ?? 1) - (trial?.averageArea ?? 0)).toBeLessThan(0.02);
  });

  it('says nothing of a few answers, or where everything was right', () => {
    expect(backTest(classOf(3, 2))).toBeUndefined();
    const right = classOf(30, 2).map(({ group, history }) => ({
      group,
      history: history.map((one) => ({ ...one, share: 1 })),
    }));
    expect(backTest(right)).toBeUndefined();
    expect(backTest([])).toBeUndefined();
  });
});
