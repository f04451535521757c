import { expect, it } from 'vitest';
import { asAnswered, statisticsOf } from './rules-optional.js';
import { itemStatistics } from './rules-paper.js';

const items = [
  { itemId: 'x', score: 2 },
  { itemId: 'a', score: 10, optional: { sectionId: 's', choose: 1 } },
  { itemId: 'b', score: 10, optional: { sectionId: 's', choose: 1 } },
];
const told: [string, string, number, number][] = [
  ['1', 'a', 10, 2],
  ['2', 'b', 8, 2],
  ['3', 'a', 4, 0],
  ['4', 'b', 2, 0],
];
const totals = told.map(([studentId]) => ({ studentId }));
const scores = told.flatMap(([studentId, itemId, score, other]) => [
  { studentId, itemId, score },
  { studentId, itemId: 'x', score: other },
]);

it('optional questions are one column of the paper: whoever chose another has not failed', () => {
  expect(asAnswered({ items, totals, scores })).toEqual({
    full: [2, 10],
    rows: [
      [2, 10],
      [2, 8],
      [0, 4],
      [0, 2],
    ],
  });
});

it('each is told among those who chose it, the others as in the whole paper', () => {
  const [x, a] = statisticsOf({ items, totals, scores });
  expect(x).toEqual(itemStatistics(asAnswered({ items, totals, scores }))[0]);
  expect(a?.deviation).toBeCloseTo(Math.sqrt(18));
  expect(a?.index).toBeCloseTo(1);
});

it('a paper without optional questions is told as ever', () => {
  const plain = items.map(({ itemId, score }) => ({ itemId, score }));
  const rows = totals.map(({ studentId }) =>
    plain.map(({ itemId }) => scores.find((one) => one.studentId === studentId && one.itemId === itemId)?.score ?? 0),
  );
  expect(statisticsOf({ items: plain, totals, scores })).toEqual(
    itemStatistics({ full: plain.map(({ score }) => score), rows }),
  );
});
