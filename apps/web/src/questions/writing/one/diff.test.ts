import { normaliseRich, parseRich } from '@zhibi/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRich } from '../../../../../../packages/content/src/rich/any-rich.js';
import { diffBodies, diffRich, piecesOf, type Stretch } from './diff.js';

const without = (stretches: readonly Stretch[], change: Stretch['change']) =>
  stretches.filter((one) => one.change !== change).flatMap((one) => one.items);

describe('the difference of two texts', () => {
  it('holds both of them', () => {
    fc.assert(
      fc.property(anyRich, anyRich, (a, b) => {
        const [before, after] = [normaliseRich(a), normaliseRich(b)];
        const stretches = diffRich(before, after);
        expect(without(stretches, 'new')).toEqual(piecesOf(before));
        expect(without(stretches, 'gone')).toEqual(piecesOf(after));
      }),
      { numRuns: 200 },
    );
  });

  it('is one sign where one sign was changed', () => {
    const stretches = diffRich(parseRich('最小的质数'), parseRich('最大的质数'));
    expect(
      stretches.map(({ change, items }) => [change, items.map((one) => (one.t === 'text' ? one.v : one.t)).join('')]),
    ).toEqual([
      ['same', '最'],
      ['gone', '小'],
      ['new', '大'],
      ['same', '的质数break'],
    ]);
  });
});

it('a number and a word change as a whole', () => {
  const words = (before: string, after: string) =>
    diffRich(parseRich(before), parseRich(after))
      .filter(({ change }) => change !== 'same')
      .map(({ items }) => items.map((one) => (one.t === 'text' ? one.v : '')).join(''));
  expect(words('80', '90')).toEqual(['80', '90']);
  expect(words('长 1.25 m 的 rope', '长 1.5 m 的 rode')).toEqual(['1.25', '1.5', 'rope', 'rode']);
});

it('the difference of two versions names the texts that changed, and options that came', () => {
  const part = { type: 2 as const, analysis: [], answer: { kind: 'choice' as const, labels: ['A'] }, parts: [] };
  const before = { ...part, stem: parseRich('同'), options: [{ label: 'A', content: parseRich('1') }] };
  const after = {
    ...before,
    answer: { kind: 'choice' as const, labels: ['B'] },
    options: [...before.options, { label: 'B', content: parseRich('2') }],
  };
  expect(diffBodies(before, after).map(({ name, label }) => `${name}${label}`)).toEqual(['optionB', 'answer']);
});
