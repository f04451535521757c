import { expect, it } from 'vitest';
import { isGivenOnPaper } from './rules.js';

const certain = { score: 7.5, places: 1 };
const question = { wanted: 1, most: 10 };

it.each([
  ['certain points of an answer that waits', certain, question, 'waiting', true],
  ['nothing that a person has scored', certain, question, 'scored-by-person', false],
  ['marks that mean nothing certain', { ...certain, score: null }, question, 'waiting', false],
  ['one part of two', certain, { ...question, wanted: 2 }, 'waiting', false],
  ['more than the question is worth', certain, { ...question, most: 5 }, 'waiting', false],
  ['what a machine has read', certain, question, 'scored-by-machine', true],
] as const)('%s', (_, own, of, status, given) => {
  expect(isGivenOnPaper(own, of, status)).toBe(given);
});
