import { describe, expect, it } from 'vitest';
import { homework } from '../../../test/world.js';
import { toCorrect, toMarkOf } from './to-correct.js';

const NOW = '20261123090000';
const END = '20261124090000';
const open = (title: string, handedIn: number, marked: number) =>
  homework({ title, status: 'open', endAt: END, progress: { total: 40, writing: 0, handedIn, marked } });

describe("today's homework to correct", () => {
  it('begins with what has papers to mark, the most complete first', () => {
    const all = [open('all marked', 40, 40), open('few', 5, 0), open('most', 38, 10)];
    expect(toCorrect(all, NOW).map(({ title }) => title)).toEqual(['most', 'few', 'all marked']);
  });

  it('leaves out what has not begun and what was taken back', () => {
    const all = [homework({ status: 'scheduled', endAt: END }), homework({ status: 'withdrawn', endAt: END })];
    expect(toCorrect(all, NOW)).toEqual([]);
  });

  it('never counts less than nothing: a mark may come before the count of the paper', () => {
    expect(toMarkOf(open('ahead', 1, 2))).toBe(0);
  });
});
