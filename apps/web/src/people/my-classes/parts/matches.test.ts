import { expect, it } from 'vitest';
import { matches } from './matches.js';

const lv = { name: '吕行知', pinyin: 'lv xing zhi', studentNo: '2026081' };

it.each([
  ['', true],
  ['吕', true],
  ['行知', true],
  ['6081', true],
  ['lv', true],
  ['lü', true],
  ['lvxing', true],
  ['xing zhi', true],
  ['lxz', true],
  ['xz', true],
  ['ing', false],
  ['王', false],
  ['zx', false],
])('吕行知 is found by %j: %s', (typed, found) => {
  expect(matches(lv, typed)).toBe(found);
});
