import { expect, it } from 'vitest';
import { Arrivals } from './arrivals.js';

it('ten files that have arrived are told of once, when the last is there', () => {
  const told: (readonly string[])[] = [];
  const arrivals = new Arrivals((names) => told.push(names));
  const names = Array.from({ length: 10 }, (_, at) => `${at}.txt`);
  for (const [at, name] of names.entries()) arrivals.add(name, at === 9);
  arrivals.add('one.txt', true);
  expect(told).toEqual([names, ['one.txt']]);
});
