import { expect, it } from 'vitest';
import { AtOnce } from './at-once.js';

it('lets in so many of one key at a time, and one more for each that leaves', () => {
  const atOnce = new AtOnce(2);
  expect(['a', 'a', 'a', 'b'].map((key) => atOnce.enter(key))).toEqual([true, true, false, true]);
  atOnce.leave('a');
  expect([atOnce.enter('a'), atOnce.enter('a')]).toEqual([true, false]);
});
