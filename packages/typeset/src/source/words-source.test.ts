import { expect, it } from 'vitest';
import { curly, wordsSource } from './words-source.js';

it.each([
  ['满分：100 分　时间：60 分钟', 'text("满分：100分　时间：60分钟")'],
  ['isn’t', '{ text("isn"); zb-latin("’"); text("t") }'],
  ['“Hello,” she said.', '{ zb-latin("“"); text("Hello,"); zb-latin("”"); text(" she said.") }'],
  ['他说：“Hello！”', 'text("他说：“Hello！”")'],
  ['“客路”“行舟”', 'text("“客路”“行舟”")'],
  ['把“A”涂黑', 'text("把“A”涂黑")'],
  ['2026—2027 学年', '{ text("2026"); zb-latin("—"); text("2027学年") }'],
])('%s', (text, code) => expect(wordsSource(text)).toBe(code));

it('letters or digits in a row that fit in no line may end one anywhere', () => {
  expect(wordsSource('7'.repeat(40))).toBe(`text("${'7'.repeat(40).split('').join('\\u{200b}')}")`);
  expect(wordsSource('antidisestablishmentarianism')).toBe('text("antidisestablishmentarianism")');
});

it.each([
  ['"Hello," she said. "I\'m here."', '“Hello,” she said. “I’m here.”'],
  ["the students' map", 'the students’ map'],
  ["He said, 'no'.", 'He said, ‘no’.'],
  ["5' 30", "5' 30"],
])('in English %s is printed as %s', (typed, printed) => expect(curly(typed)).toBe(printed));
