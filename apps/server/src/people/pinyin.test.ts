import { expect, it } from 'vitest';
import { initialsOf, readName } from './pinyin.js';

it.each([
  ['曾国藩', 'zeng guo fan'],
  ['覃小明', 'qin xiao ming'],
  ['单雄信', 'shan xiong xin'],
  ['尉迟恭', 'yu chi gong'],
  ['仇英', 'qiu ying'],
  ['解晓东', 'xie xiao dong'],
  ['吕行', 'lv xing'],
  ['欧阳娜娜', 'ou yang na na'],
  ['Tom Li', 'tom li'],
])('%s is read %s', (name, reading) => {
  expect(readName(name)).toBe(reading);
});

it('initials are the first letters of the syllables', () => {
  expect(initialsOf('ou yang na na')).toBe('oynn');
});
