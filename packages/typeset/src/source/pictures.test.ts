import { expect, it } from 'vitest';
import { withPaperFaces } from './pictures.js';

it.each([
  [
    'a point',
    '<text x="1" font-family="serif">A</text>',
    '<text font-family="New Computer Modern" font-style="italic" x="1">A</text>',
  ],
  ['a point with a prime', '<text>B′</text>', '<text font-family="New Computer Modern" font-style="italic">B′</text>'],
  [
    'what says itself that it is italic',
    '<text font-style="italic" font-family="serif">A</text>',
    '<text font-family="New Computer Modern" font-style="italic">A</text>',
  ],
  [
    'what says itself that it is not',
    '<text font-style="normal">A</text>',
    '<text font-family="New Computer Modern" font-style="normal">A</text>',
  ],
  ['a number', '<text>45</text>', '<text font-family="New Computer Modern">45</text>'],
  ['a unit', '<text>cm</text>', '<text font-family="New Computer Modern">cm</text>'],
  ['a word of Han', '<text>北</text>', '<text font-family="Zhibi Song">北</text>'],
  [
    'a letter in a part of a text',
    '<text><tspan>x</tspan></text>',
    '<text><tspan font-family="New Computer Modern" font-style="italic">x</tspan></text>',
  ],
])('%s in a figure of maths', (_, drawn, printed) => expect(withPaperFaces(drawn, true)).toBe(printed));

it('a meter of physics stays upright', () => {
  expect(withPaperFaces('<text>A</text>', false)).toBe('<text font-family="New Computer Modern">A</text>');
});
