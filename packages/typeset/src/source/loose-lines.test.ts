import type { Inline } from '@zhibi/contract/kernel';
import { expect, it } from 'vitest';
import { hasLooseLine } from './loose-lines.js';

const text = (v: string): Inline => ({ t: 'text', v });
/** As wide as it is long. */
const math = (v: string): Inline => ({ t: 'math', v });
const widthOf = (item: Inline) => (item.t === 'math' ? item.v.length : 0);
const loose = (items: Inline[], room: number, lead = 0) => hasLooseLine(items, { room, lead, widthOf });

it.each<[string, Inline[], number, boolean]>([
  ['words alone fill their lines', [text('从边长为二的大正方形中剪去一个边长为一的小正方形')], 10, false],
  [
    'a formula that does not fit leaves five em to eight signs',
    [text('如图，在圆中垂足'), math('AD=2a-b=c')],
    13,
    true,
  ],
  ['the same with nothing behind it is the last line', [text('如图，在圆中垂足')], 13, false],
  ['one em over twelve signs is not seen', [text('如图，在圆中垂足为点那么有'), math('a=b')], 14, false],
  ['a fifth of an em between twelve signs is', [text('如图，在圆中垂足为点那么有'), math('a=b=c')], 15.5, true],
  [
    'a comma stays with its formula, and both go on in the next line',
    [text('如图，在圆中垂足为点那'), math('ab'), text('，又')],
    13.5,
    true,
  ],
  ['a formula at the beginning of its line leaves nothing behind', [math('a=b+c+d'), math('a=b+c+d')], 10, false],
])('%s', (_, items, room, is) => expect(loose(items, room)).toBe(is));

it('what stands before the first word takes its room', () => {
  const items = [text('如图，在圆中垂足为'), math('a=b+c')];
  expect([loose(items, 14), loose(items, 14, 1)]).toEqual([false, true]);
});
