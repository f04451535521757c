import { expect, it } from 'vitest';
import { tableOf } from './rules-table.js';

it('the table counts the questions of each topic by type, with what they are worth', () => {
  const items = [
    { topic: '乘法公式', type: 2, score: 3 },
    { topic: '幂的运算', type: 2, score: 3 },
    { topic: '乘法公式', type: 1, score: 10 },
  ] as const;
  expect(tableOf(items, [2, 1])).toEqual([
    { topic: '乘法公式', counts: [1, 1], questions: 2, score: 13 },
    { topic: '幂的运算', counts: [1, 0], questions: 1, score: 3 },
  ]);
});
