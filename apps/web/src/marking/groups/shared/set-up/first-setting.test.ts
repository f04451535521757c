import type { Round } from '@zhibi/contract/marking/rounds';
import { describe, expect, it } from 'vitest';
import { firstSetting, settingsDiffer } from './first-setting.js';
import type { RoundItem } from './round-item.js';

const setting = { scorerIds: ['b', 'a'], scorersEach: 2, tolerance: 1, within: 'mean', arbiterId: 'c' } as const;
const item = (maxScore: number, round: Partial<Round> | null = null) =>
  ({ itemId: '', no: 1, sectionTitle: '', maxScore, waiting: 0, round }) as unknown as RoundItem; // as: only these are read

describe('what the form begins with', () => {
  it.each([
    [[2], 0.5],
    [[4], 0.5],
    [[10], 1],
    [[10, 25], 1],
    [[100], 10],
  ])('questions of %j marks may differ by %s', (marks, tolerance) =>
    expect(firstSetting(marks.map((one) => item(one)))).toEqual({
      scorerIds: [],
      scorersEach: 2,
      tolerance,
      within: 'mean',
      arbiterId: null,
    }),
  );

  it('is what stands, where something does', () =>
    expect(firstSetting([item(10), item(10, { ...setting, scorerIds: ['b', 'a'] })])).toEqual(setting));
});

describe('saving gives several questions one setting', () => {
  const [one, other] = [
    item(10, { ...setting, scorerIds: ['b', 'a'] }),
    item(10, { ...setting, scorerIds: ['a', 'b'] }),
  ];
  it.each([
    ['one alone', [one], false],
    ['none set', [item(10), item(4)], false],
    ['the same people', [one, other], false],
    ['one set, one not', [one, item(10)], true],
    ['another tolerance', [one, item(10, { ...setting, scorerIds: ['a', 'b'], tolerance: 2 })], true],
  ])('%s: %#', (_, items, differ) => expect(settingsDiffer(items)).toBe(differ));
});
