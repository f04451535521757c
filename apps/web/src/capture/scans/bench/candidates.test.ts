import { expect, it } from 'vitest';
import { candidatesOf, offeredOf } from './candidates.js';

const boxes = (marked: Record<string, number>) =>
  Object.entries(marked).map(([option, chance]) => ({
    areaId: option,
    option,
    state: 'unmarked' as const,
    probability: Math.max(chance, 1 - chance),
    marked: chance,
  }));
const words = (...[of]: Parameters<typeof candidatesOf>) => candidatesOf(of).map(({ chosen }) => chosen.join(''));

it('the likeliest is first, every box can be said, and that nothing is marked is last', () => {
  const told = words({ boxes: boxes({ A: 0.01, B: 0.97, C: 0.4, D: 0.01 }), several: false });
  expect(told.slice(0, 2)).toEqual(['B', 'BC']);
  expect(told.at(-1)).toBe('');
  for (const one of 'ABCD') expect(told).toContain(one);
});

it('of several boxes whatever is likely together', () => {
  expect(
    words({ boxes: boxes({ A: 0.99, B: 0.98, C: 0.97, D: 0.5 }), several: true })
      .slice(0, 2)
      .sort(),
  ).toEqual(['ABC', 'ABCD']);
});

it.each([
  [['unclear-box'], 'B'],
  [['several-marks'], undefined],
  [['unclear-box', 'stray-ink'], undefined],
  [['cancelled-without-another'], undefined],
  [['no-mark'], undefined],
] as const)(
  'Enter takes the likeliest only where the machine doubts what it sees, not what is meant: %s',
  (doubts, taken) => {
    const choice = { boxes: boxes({ A: 0.01, B: 0.97, C: 0.4, D: 0.01 }), several: false, doubts: [...doubts] };
    expect(offeredOf(choice)?.chosen.join('')).toBe(taken);
  },
);
