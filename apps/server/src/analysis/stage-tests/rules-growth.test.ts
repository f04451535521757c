import { expect, it } from 'vitest';
import { growthOf } from './rules-growth.js';

const of = (rates: Record<string, number>) => new Map(Object.entries(rates));

it.each([
  ['a hard paper is nobody’s loss', of({ a: 80, b: 60 }), of({ a: 60, b: 40 }), of({ a: 0, b: 0 })],
  ['whoever came further grew', of({ a: 80, b: 40 }), of({ a: 80, b: 60 }), of({ a: -10, b: 10 })],
  ['who sat only one has none', of({ a: 80 }), of({ a: 70, b: 99 }), of({ a: 0 })],
  ['nobody sat both', of({ a: 80 }), of({ b: 99 }), of({})],
])('%s', (_, before, after, growth) => {
  expect(growthOf(before, after)).toEqual(growth);
});
