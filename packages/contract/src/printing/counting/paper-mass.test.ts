import { expect, it } from 'vitest';
import { carbonG, paperGrams } from './paper-mass.js';

it.each([
  ['A4', '80', 500, 2_495],
  ['A4', '70', 1, 4],
  ['A3', '80', 500, 4_990],
  ['8K', '100', 10, 105],
  ['A4', 'recycled', 500, 2_495],
  ['A4', '80', 0, 0],
] as const)('of %s %s g %i sheets weigh %i g', (pageSize, weight, sheets, grams) => {
  expect(paperGrams({ pageSize, weight, sheets })).toBe(grams);
});

it('a ream of copy paper of 2.5 kg sets 3.2 kg free', () => {
  expect(carbonG(2_495)).toBe(3_244);
});
