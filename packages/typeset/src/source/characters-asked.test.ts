import { expect, it } from 'vitest';
import { charactersAsked } from './characters-asked.js';

it.each([
  ['以“我的好帮手”为题写一篇作文，不少于 300 字。', 300],
  ['写一篇记叙文，600字左右。', 600],
  ['字数 400—500 字。', 500],
  ['题目自拟，写 800 个字以上', 800],
  ['26 个字母各写一遍，再用其中几个写一句话。', 0],
  ['根据材料写一篇作文。', 0],
])('%s asks for %i', (stem, count) => expect(charactersAsked(stem)).toBe(count));
