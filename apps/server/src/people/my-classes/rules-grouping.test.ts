import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBalanced, drawRandomly, type ToGroup } from './rules-grouping.js';

const classes = fc
  .array(
    fc.record({
      sex: fc.constantFrom(true, false),
      rate: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null }),
    }),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  .map((some) => some.map((one, at): ToGroup => ({ studentId: String(at), ...one })));
const counts = fc.integer({ min: 1, max: 12 });
const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

describe.each([
  ['by chance', drawRandomly],
  ['balanced', drawBalanced],
])('groups drawn %s', (_, draw) => {
  it('hold everybody once, in sizes that differ by one at most, and follow from the seed', () => {
    fc.assert(
      fc.property(classes, counts, fc.nat(), (students, count, seed) => {
        const groups = draw(students, count, seed);
        expect(groups).toHaveLength(count);
        expect(groups.flat().sort()).toEqual(students.map(({ studentId }) => studentId).sort());
        expect(spread(groups.map((group) => group.length))).toBeLessThanOrEqual(1);
        expect(draw(students, count, seed)).toEqual(groups);
      }),
    );
  });
});

it('balanced groups have as many girls and boys as each other, give or take one', () => {
  fc.assert(
    fc.property(classes, counts, fc.nat(), (students, count, seed) => {
      const sexOf = new Map(students.map(({ studentId, sex }) => [studentId, sex]));
      const groups = drawBalanced(students, count, seed);
      for (const sex of [true, false])
        expect(spread(groups.map((group) => group.filter((id) => sexOf.get(id) === sex).length))).toBeLessThanOrEqual(
          1,
        );
    }),
  );
});

it('balanced groups of a class with scores are nearer to each other than groups by chance', () => {
  const students = Array.from(
    { length: 40 },
    (_, at): ToGroup => ({ studentId: String(at), sex: at % 2 === 0, rate: at / 40 }),
  );
  const means = (groups: string[][]) =>
    groups.map((group) => group.reduce((sum, id) => sum + Number(id) / 40, 0) / group.length);
  for (let seed = 0; seed < 20; seed++)
    expect(spread(means(drawBalanced(students, 8, seed)))).toBeLessThan(spread(means(drawRandomly(students, 8, seed))));
});
