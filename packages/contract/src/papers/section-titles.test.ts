import { expect, it } from 'vitest';
import { sectionTitleIn } from './section-titles.js';

it.each([
  ['一、单项选择题', '1. Single choice'],
  ['二、填空题', '2. Fill in'],
  ['十、解答题', '10. Free response'],
  ['二十一、综合题', '21. Combined'],
  ['口算题', 'Mental arithmetic'],
  ['三、热身', '三、热身'],
  ['', ''],
])('the section %s is %s on an English screen', (zh, en) => {
  expect(sectionTitleIn(zh, 'en')).toBe(en);
  expect(sectionTitleIn(zh, 'zh')).toBe(zh);
});
