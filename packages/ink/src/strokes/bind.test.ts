import type { AnswerArea } from '@zhibi/contract/papers';
import { describe, expect, it } from 'vitest';
import { bindStrokes } from './bind.js';
import type { Stroke } from './stroke.js';

const area = (
  areaId: string,
  areaType: AnswerArea['areaType'],
  rect: [number, number, number, number],
  more: Partial<AnswerArea> = {},
): AnswerArea => ({
  areaId,
  areaType,
  beIncludedId: null,
  qids: ['q'],
  page: 1,
  xMm: rect[0],
  yMm: rect[1],
  widthMm: rect[2],
  heightMm: rect[3],
  option: null,
  blankIndex: null,
  partIndex: null,
  ...more,
});
const line = (...places: [number, number][]): Stroke => ({
  id: 's',
  t0: 0,
  tip: 'pen',
  points: places.map(([x, y]) => [x, y, 0.5, 10] as const),
});

// A frame with a choice of two boxes, one fill-in question with two blanks, and a box to work in that holds a smaller one.
const page: AnswerArea[] = [
  area('choice', 0, [10, 10, 100, 20]),
  area('A', 2, [20, 20, 5, 5], { option: 'A', beIncludedId: 'choice' }),
  area('B', 2, [30, 20, 5, 5], { option: 'B', beIncludedId: 'choice' }),
  area('fill', 0, [10, 40, 180, 20]),
  area('blank1', 4, [20, 45, 30, 10], { blankIndex: 0, beIncludedId: 'fill' }),
  area('blank2', 4, [51, 45, 30, 10], { blankIndex: 1, beIncludedId: 'fill' }),
  area('work', 1, [10, 70, 180, 100]),
  area('result', 4, [100, 150, 40, 15], { beIncludedId: 'work' }),
  area('other page', 1, [0, 0, 210, 297], { page: 2 }),
];

describe('where a stroke belongs', () => {
  it.each<[string, string, Stroke]>([
    ['a word in a blank', 'blank1', line([25, 50], [40, 51])],
    ['a word that leaves its blank downwards by a millimetre', 'blank1', line([25, 55.8], [40, 56])],
    ['a short stroke over the gap, mostly in the second blank', 'blank2', line([49, 50], [54, 50])],
    ['a line from one blank to the other belongs to their question', 'fill', line([45, 50], [70, 50])],
    ['a swap curve from over one blank to over the other', 'fill', line([30, 44], [45, 41], [60, 42], [70, 44])],
    ['a dot in a blank', 'blank2', line([60, 50])],
    ['working in the box', 'work', line([20, 80], [60, 90])],
    ['an answer in the box inside the box', 'result', line([105, 155], [130, 157])],
    ['working 1 mm above the inner box stays in the outer one', 'work', line([105, 149], [130, 149])],
    ['working beside the blanks belongs to the question', 'fill', line([120, 50], [150, 50])],
    ['a note 1.5 mm above a question frame', 'choice', line([40, 8.6], [60, 8.6])],
    ['a tick that starts in box A and ends far above', 'A', line([21, 22], [23, 24.5], [30, 12])],
    ['a circle around box B', 'B', line([29.5, 19.5], [36, 19.5], [36, 26], [29.5, 26], [29.5, 19.5])],
    [
      'a wide ring around box B that runs through box A',
      'B',
      line([22, 22.5], [27, 17], [38, 17], [43, 22.5], [38, 28], [27, 28], [22, 23]),
    ],
    ['a dot in box A', 'A', line([22, 22])],
    ['a mark half a millimetre beside box B', 'B', line([35.5, 21], [36.5, 23])],
    ['a mark across both boxes, longer in B', 'B', line([23, 22], [35, 22])],
    ['a long underline through both boxes is not a mark', 'choice', line([15, 22], [90, 22])],
    [
      'a slow start: many samples outside, most of the length inside',
      'work',
      line([8, 80], [8, 80.01], [8, 80.02], [8, 80.03], [8, 80.04], [30, 80]),
    ],
  ])('%s', (_, areaId, stroke) => {
    expect(bindStrokes([stroke], page, 1)[0]).toMatchObject({ kind: 'area', areaId });
  });

  it.each<[string, Stroke]>([
    ['in the margin', line([2, 200], [6, 204])],
    ['below everything', line([50, 250], [80, 250])],
    ['far over the edge of an area', line([10, 175], [60, 175])],
  ])('is outside: %s', (_, stroke) => {
    expect(bindStrokes([stroke], page, 1)).toEqual([{ strokeId: 's', kind: 'outside' }]);
  });

  it('looks at the areas of its page only', () => {
    expect(bindStrokes([line([25, 50], [40, 51])], page, 2)).toMatchObject([{ areaId: 'other page' }]);
    expect(bindStrokes([line([25, 50])], page, 3)).toMatchObject([{ kind: 'outside' }]);
  });

  it('does not hang on areas that name each other as their frame', () => {
    const ring = [
      area('a', 1, [0, 0, 10, 10], { beIncludedId: 'b' }),
      area('b', 1, [0, 0, 10, 10], { beIncludedId: 'a' }),
    ];
    expect(bindStrokes([line([5, 5])], ring, 1)).toMatchObject([{ kind: 'area' }]);
  });
});
