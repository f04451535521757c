import { describe, expect, it } from 'vitest';
import { homework } from '../../../test/world.js';
import { rowsOf, worstOf } from './board-rows.js';

const progress = { total: 40, writing: 0, handedIn: 40, marked: 40 };
const back = homework({ title: '发还', status: 'closed', releasedAt: '20261121080000', progress });
const half = homework({ title: '没收齐', status: 'open', progress: { ...progress, handedIn: 17, marked: 0 } });
const gone = homework({ title: '撤回', status: 'withdrawn', progress });

describe('the board', () => {
  it.each([
    ['all', ['发还', '没收齐']],
    ['discuss', ['发还']],
    ['collect', ['没收齐']],
  ] as const)('shows %s', (show, titles) =>
    expect(rowsOf([back, half, gone], show).map(({ title }) => title)).toEqual(titles),
  );

  it('names the three hardest questions, the worst first', () => {
    const rates = [0.9, 0.4, null, 0.4, 0.7].map((rate, at) => ({ no: at + 1, rate }));
    expect(worstOf(rates).map(({ no }) => no)).toEqual([2, 4, 5]);
  });
});
