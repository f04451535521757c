import { describe, expect, it } from 'vitest';
import { templateOf, truthPlaces, usualRange, wantedOf, withNamed } from './wanted.js';

const number = (literal: string, at = 0) => ({ where: 'stem', at, literal, before: '', after: '' });

describe('what a teacher types', () => {
  it.each([
    ['3', { from: 2, to: 9, step: 1 }],
    ['1', { from: 0, to: 9, step: 1 }],
    ['19', { from: 10, to: 99, step: 1 }],
    ['250', { from: 100, to: 999, step: 1 }],
    ['−4', { from: -9, to: -2, step: 1 }],
    ['0.5', { from: 0.1, to: 9.9, step: 0.1 }],
    ['12.25', { from: 0.01, to: 99.99, step: 0.01 }],
  ])('%s changes among numbers like it', (literal, range) =>
    expect(usualRange(Number(literal.replace('−', '-')), literal)).toEqual(range),
  );

  it('a new letter alone becomes what changes, a known one or an expression does not', () => {
    const fresh = withNamed(wantedOf(null), number('−4'), ' b ');
    expect(fresh.parameters).toEqual([{ name: 'b', now: -4, from: -9, to: -2, step: 1 }]);
    expect(withNamed(fresh, number('7'), 'b')).toBe(fresh);
    expect(withNamed(fresh, number('7'), 'b+1')).toBe(fresh);
    expect(withNamed(fresh, number('\\frac{1}{2}'), 'c')).toBe(fresh);
  });

  it('goes to the server without what is empty, and comes back as it was', () => {
    const template = {
      parameters: [{ name: 'a', from: 2, to: 9, step: 1, now: 3 }],
      conditions: ['a > 2', 'whole(a/2)'],
      numbers: [{ where: 'stem', at: 1, expression: 'a' }],
      truths: [{ where: 'answer', condition: 'a < 5' }],
    };
    const wanted = wantedOf(template);
    const numbers = [number('1'), number('3', 1)];
    expect(JSON.stringify(templateOf(wanted, numbers))).toBe(JSON.stringify(template));
    const other = { ...template, parameters: [{ now: 3, step: 1, to: 9, from: 2, name: 'a' }] };
    expect(JSON.stringify(templateOf(wantedOf(other), numbers))).toBe(JSON.stringify(template));
    const typed = {
      ...wanted,
      conditions: '\n a > 2\n\nwhole(a/2) \n',
      expressions: { ...wanted.expressions, 'stem 0': ' ' },
    };
    expect(templateOf(typed, numbers)).toEqual(template);
  });

  it('statements are asked for each part that is one', () => {
    const answer = (kind: string) => ({ answer: { kind } });
    expect(truthPlaces({ ...answer('true-false'), parts: [] })).toEqual(['answer']);
    expect(truthPlaces({ ...answer('none'), parts: [answer('open'), answer('true-false')] })).toEqual([
      'parts.1.answer',
    ]);
  });
});
