import { expect, it } from 'vitest';
import { spelling } from './spelling.js';

const printed = (accepted: string, mathematical = true) => {
  const [block] = spelling(accepted, mathematical);
  const [item] = block?.t === 'p' ? block.children : [];
  return item?.t === 'math' ? `$${item.v}$` : item?.t === 'text' ? item.v : '';
};

it.each([
  ['3x-2', '$3x-2$'],
  ['-3/2', '$-\\frac{3}{2}$'],
  ['x>2', '$x>2$'],
  ['x<=2', '$x\\leqslant 2$'],
  ['2√3', '$2\\sqrt{3}$'],
  ['√(a+1)', '$\\sqrt{a+1}$'],
  ['30°', '$30^{\\circ}$'],
  ['∠ABC', '$\\angle ABC$'],
  ['(3, -4)', '$(3, -4)$'],
  ['5 cm', '$5\\,\\mathrm{cm}$'],
  ['12cm²', '$12\\,\\mathrm{cm}^{2}$'],
  ['40%', '$40\\%$'],
  ['m', '$m$'],
  ['ab', '$ab$'],
  ['sin A+1', '$\\sin  A+1$'],
  ['2025', '$2025$'],
  ['x_1=3', '$x_1=3$'],
  ['相等', '相等'],
  ['10 人', '10 人'],
  ['even', 'even'],
  ['none', 'none'],
])('in maths %s is printed as %s', (accepted, wanted) => expect(printed(accepted)).toBe(wanted));

it.each(['a', 'is', 'to-do', '3x-2', '2025', 'more beautifully'])('elsewhere %s is a word', (accepted) => {
  expect(printed(accepted, false)).toBe(accepted);
});

it('LaTeX is a formula everywhere', () => expect(printed('\\frac{1}{2}', false)).toBe('$\\frac{1}{2}$'));
