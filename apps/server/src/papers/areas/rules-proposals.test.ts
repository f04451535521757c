import { type QuestionType, questionTypes } from '@zhibi/contract/questions';
import { describe, expect, it } from 'vitest';
import { proposeFromText, unchangedOf } from './rules-proposals.js';

const line = (text: string, yMm: number, more: { page?: number; xMm?: number } = {}) => ({
  page: 1,
  xMm: 20,
  widthMm: 100,
  heightMm: 4,
  text,
  yMm,
  ...more,
});
const item = (no: number, type: QuestionType = questionTypes.subjective) => ({ itemId: `i${no}`, no, type });

describe('areas read off the words of a PDF', () => {
  it('reach from a number to the next, with room to write below the last line', () => {
    const lines = [line('一、解答题', 30), line('1. 计算', 40), line('写出过程．', 46), line('2．证明', 100)];
    const areas = proposeFromText(lines, [item(1), item(2)], 'A4');
    expect(areas.map(({ areaType, qids, yMm, heightMm }) => [areaType, qids[0], yMm, yMm + heightMm])).toEqual([
      [0, 'i1', 39, 98],
      [1, 'i1', 51, 97],
      [0, 'i2', 99, 282],
      [1, 'i2', 105, 281],
    ]);
    expect(areas[1]?.beIncludedId).toBe(areas[0]?.areaId);
  });

  it('follow two columns, and take a number that is out of turn for words', () => {
    const lines = [
      line('2. 不是题号', 20),
      line('1、选择', 40),
      line('3. 也不是', 60),
      line('2. 判断', 40, { xMm: 230 }),
    ];
    const areas = proposeFromText(lines, [item(1, 2), item(2, 3)], 'A3');
    expect(areas.map(({ areaType, xMm }) => [areaType, xMm < 210])).toEqual([
      [0, true],
      [2, true],
      [0, false],
      [3, false],
    ]);
  });

  it('are none where there is no room or no number', () => {
    expect(proposeFromText([line('没有题号', 20)], [item(1)], 'A4')).toEqual([]);
    expect(proposeFromText([line('1. 太靠近下边', 280)], [item(1)], 'A4')).toEqual([]);
  });
});

it('a proposal that was moved, retyped or given to another question was not taken as it was', () => {
  const proposed = proposeFromText([line('1. 计算', 40)], [item(1)], 'A4');
  expect(unchangedOf(proposed, proposed)).toBe(2);
  const [frame, written] = proposed;
  if (!frame || !written) throw new Error('two were proposed');
  expect(unchangedOf(proposed, [frame, { ...written, xMm: written.xMm + 1 }])).toBe(1);
  expect(
    unchangedOf(proposed, [
      { ...frame, qids: ['i2'] },
      { ...written, areaId: 'another' },
    ]),
  ).toBe(1);
});
