import { expect, it } from 'vitest';
import { countdown } from './countdown.js';

it.each([
  [0, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [59_001, '01:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [93_784_000, '26:03:04'],
  [-5_000, '00:00'],
])('%i ms are %s', (ms, words) => {
  expect(countdown(ms)).toBe(words);
});
