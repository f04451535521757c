import type { OptionShare } from '@zhibi/contract/questions/statistics';
import { describe, expect, it } from 'vitest';
import { sayingOf } from './sentence.js';

type Row = [label: string, all: number | null, upper: number | null, lower: number | null];
const options = (rows: Row[]): OptionShare[] =>
  rows.map(([label, all, upper, lower]) => ({ label, right: label === 'B', all, upper, lower }));

describe('what the options say', () => {
  it.each<[string, Row[], object]>([
    [
      'the best take a wrong one',
      [
        ['A', 0.3, 0.4, 0.2],
        ['B', 0.7, 0.6, 0.8],
      ],
      { key: 'wrongKey', label: 'A' },
    ],
    [
      'a trap that works',
      [
        ['A', 0.3, 0.1, 0.6],
        ['B', 0.6, 0.9, 0.3],
        ['C', 0.1, 0, 0.1],
      ],
      { key: 'lure', label: 'A', share: 60 },
    ],
    [
      'one that nobody takes',
      [
        ['A', 0.2, 0.1, 0.2],
        ['B', 0.8, 0.9, 0.8],
        ['C', 0, 0, 0],
      ],
      { key: 'idle', label: 'C' },
    ],
    [
      'how many are right',
      [
        ['A', 0.2, null, null],
        ['B', 0.8, null, null],
      ],
      { key: 'right', share: 80 },
    ],
    [
      'nothing where it is hidden',
      [
        ['A', null, null, null],
        ['B', null, null, null],
      ],
      { key: 'hidden' },
    ],
  ])('is %s', (_, rows, saying) => {
    expect(sayingOf(options(rows))).toEqual(saying);
  });
});
