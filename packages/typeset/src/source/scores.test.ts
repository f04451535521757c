import { questionTypes } from '@zhibi/contract/questions';
import { expect, it } from 'vitest';
import { unitTest } from '../sample/unit-test.js';
import type { SheetSection } from '../sheet/paper-sheet.js';
import { bearsScores } from './question.js';

const { sections } = unitTest();
const ofType = (type: number): SheetSection => {
  const found = sections.find(({ items }) => items.every(({ question }) => question.type === type));
  if (!found) throw new Error('the sample has such a section');
  return found;
};
const bare = (section: SheetSection, score: number): SheetSection => ({
  title: section.title,
  items: section.items.map((item) => ({ ...item, score })),
});

it('sections without a word of points bear them all or none of them', () => {
  const choices = bare(ofType(questionTypes['single-choice']), 4);
  const proofs = bare(ofType(questionTypes.subjective), 8);
  const days = [choices, proofs];
  expect(days.map((day) => bearsScores(day, days))).toEqual([true, true]);
  expect(bearsScores(choices, [choices, choices])).toBe(false);
  const said = { ...choices, note: '（每小题 4 分，共 24 分）' };
  expect([said, proofs].map((section) => bearsScores(section, [said, proofs]))).toEqual([false, true]);
});
