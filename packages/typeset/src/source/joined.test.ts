import { parseRich } from '@zhibi/content';
import type { Inline } from '@zhibi/contract/kernel';
import { expect, it } from 'vitest';
import { joined } from './joined.js';
import { THIN, WITH } from './words-source.js';

const measures = { roomMm: 140, widthMm: ({ v }: { v: string }) => v.length * 3 };
const shown = (item: Inline) => {
  if (item.t === 'math') return '∑';
  if (item.t === 'blank') return '_';
  return item.t === 'text' ? item.v.replaceAll(THIN, '·').replaceAll(WITH, '+').replaceAll('\u00a0', '~') : item.t;
};
const line = (text: string, room = 140): string => {
  const [block] = parseRich(text);
  const items = block?.t === 'p' ? block.children : [];
  return joined(items, { ...measures, roomMm: room })
    .map(shown)
    .join('');
};

it.each([
  ['a blank stays with the formula that it completes', '则 $AB=$ [[blank]]．', '则·∑+_．'],
  ['likewise without a space', '则 $AB=$[[blank]]．', '则·∑+_．'],
  ['and with the word', '参加聚会的有 [[blank]] 人．', '参加聚会的有+_+人．'],
  ['and with a unit that is a formula', '高是 [[blank]] $m$．', '高是+_·+∑．'],
  ['degrees stand close', '则 $A=$ [[blank]] $^\\circ$。', '则·∑+_+∑。'],
  ['a verse goes on behind its comma on either line', '碧玉妆成一树高，[[blank]]。', '碧玉妆成一树高，_。'],
  ['an English word keeps its space, in which no line ends', 'She [[blank]] to school.', 'She~+_ to school.'],
  ['a sentence behind a blank is no unit', '原文是 [[blank]] 我们再看．', '原文是+_我们再看．'],
  ['spaces between words and formulas are thin and all alike', '若$x$是方程  $y=2$ 的解', '若·∑·是方程·∑·的解'],
  ['none stands beside the marks of Han', '已知 $a$，$b$ 是（ $c$ ）', '已知·∑，∑·是（∑）'],
  ['a blank alone in its line has something that gives it height', '[[blank]]', '+_'],
])('%s', (_, text, wanted) => expect(line(text)).toBe(wanted));

it('what would be wider than the line is not kept together', () => {
  expect(line('$xxxxxxxxxx=$ [[blank]]．', 30)).toBe('∑_．');
});

it('in a text that is read a line may end before a gap', () => {
  const [block] = parseRich('She [[blank]] to school.');
  const items = block?.t === 'p' ? block.children : [];
  expect(
    joined(items, { ...measures, flows: true })
      .map(shown)
      .join(''),
  ).toBe('She _ to school.');
});
