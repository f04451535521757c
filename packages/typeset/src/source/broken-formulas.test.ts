import type { Inline } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import { brokenFormulas } from './broken-formulas.js';

const ROOM = 20;
const pieces = (v: string, room = ROOM): string[] => {
  const math: Inline = { t: 'math', v };
  const [block] = brokenFormulas([{ t: 'p', children: [math] }], (latex) => latex.length / room, 0.7);
  return block?.t === 'p'
    ? block.children
        .filter(({ t, ...item }) => t !== 'text' || !('v' in item) || !/^[\u200b\u2060]$/.test(item.v))
        .map((item) => (item.t === 'math' ? item.v : item.t === 'text' ? `“${item.v}”` : item.t))
    : [];
};

it('something that is not seen gives its lines a height, and lets them end', () => {
  const [block] = brokenFormulas(
    [{ t: 'p', children: [{ t: 'math', v: 'aaaaaaaaaaaa=bbbbbbbbbbbb' }] }],
    (latex) => latex.length / ROOM,
    0.7,
  );
  expect(block).toMatchObject({
    children: [{ v: 'aaaaaaaaaaaa={}' }, { v: '\u200b' }, { v: 'bbbbbbbbbbbb' }, { v: '\u2060' }],
  });
});

describe('a formula wider than its line', () => {
  it.each<[string, string, string[]]>([
    ['one that fits stays', 'a=b+c', ['a=b+c']],
    ['behind relations', '(x+1)^2-3=x^2+2x-2=7y', ['(x+1)^2-3={}', 'x^2+2x-2={}', '7y']],
    [
      'behind operators where that is not enough',
      '1+2+3+4+5+6+7+8+9+10+11',
      ['1+{}', '2+{}', '3+{}', '4+{}', '5+{}', '6+{}', '7+{}', '8+{}', '9+{}', '10+{}', '11'],
    ],
    ['never behind the sign of a number', 'aaaaaaaaaa=-bbbbbbbbbbbb', ['aaaaaaaaaa={}', '-bbbbbbbbbbbb']],
    ['nor in a fraction', '\\frac{a=b+c+d+e}{f+g}\\leq 1', ['\\frac{a=b+c+d+e}{f+g}\\leq{}', '1']],
    ['nor between growing brackets', '\\left(a+b+c+d+e+f+g+h\\right)', ['\\left(a+b+c+d+e+f+g+h\\right)']],
    ['nor in what is raised', 'x^+y^{a+b+c+d+e+f+g}', ['x^+y^{a+b+c+d+e+f+g}']],
    ['in brackets at last', '(1111111+2222222+3333333)', ['(1111111+{}', '2222222+{}', '3333333)']],
    [
      'a sentence becomes words',
      '\\text{已知一个长方形的长为 }a\\text{，求它的面积}',
      ['“已知一个长方形的长为 ”', 'a', '“，求它的面积”'],
    ],
    ['rows stay whole', '\\begin{cases}x+y=1\\\\x-y=2\\end{cases}', ['\\begin{cases}x+y=1\\\\x-y=2\\end{cases}']],
  ])('%s', (_, latex, expected) => {
    expect(pieces(latex)).toEqual(expected);
  });
});
