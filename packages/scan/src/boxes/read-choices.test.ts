import { seeded } from '@zhibi/ink/handwriting';
import { describe, expect, it } from 'vitest';
import { findPage } from '../frame/find-page.js';
import { type Defect, drawSheet, fillSheet, scanned, sheetGeometry } from '../simulator/index.js';
import { choicesOf, readChoices } from './read-choices.js';

const sheet = drawSheet(sheetGeometry(58), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });
const choices = choicesOf(sheet.geometry.areas);

/** The boxes of one page that a made hand filled, with what they were meant to be and how they were read. */
function readBoxes(defect: Defect, seed: number, of = { sheet, choices }) {
  const random = seeded(seed);
  const filled = fillSheet(of.sheet, random);
  const image = scanned(filled.canvas, defect, random);
  const found = findPage(image);
  if (!found.ok) throw new Error(found.reason);
  return readChoices(image, found.frame, of.choices).flatMap(({ boxes, doubts }) =>
    boxes.map(({ areaId, state }) => {
      const act = filled.acts.get(areaId);
      return {
        areaId,
        act,
        right: (state === 'marked') === (act === 'marked' || act === 'one of two marks'),
        flagged: doubts.length > 0,
      };
    }),
  );
}

describe('hundreds of boxes filled by made hands', () => {
  it.each([
    ['clean', 901],
    ['150 dpi', 902],
    ['JPEG 40', 903],
    ['coffee', 904],
  ] as const)('are read, and none wrongly without a doubt: %s', (defect, seed) => {
    const boxes = readBoxes(defect, seed);
    expect(boxes.length).toBeGreaterThan(200);
    expect(boxes.filter(({ right, flagged }) => !right && !flagged)).toEqual([]);
    expect(boxes.filter(({ right }) => right).length / boxes.length).toBeGreaterThanOrEqual(0.995);
    expect(boxes.filter(({ flagged }) => flagged).length / boxes.length).toBeLessThan(0.15);
  });
});

describe('a page of few boxes, of which most may be marked', () => {
  const trueFalse = sheetGeometry(87).areas.filter(({ qids: [item = ''] }) => Number(item.slice(1)) % 10 === 0);
  const firstOf = (questions: number) => {
    const shown = new Set([...new Set(trueFalse.map(({ qids: [item] }) => item))].slice(0, questions));
    const geometry = { ...sheetGeometry(87), areas: trueFalse.filter(({ qids: [item] }) => shown.has(item)) };
    const few = drawSheet(geometry, { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });
    return { sheet: few, choices: choicesOf(geometry.areas) };
  };
  it.each([
    [1, 103],
    [3, 309],
    [8, 801],
    [8, 807],
  ])('of %i true-or-false questions is not read wrongly without a doubt', (questions, seed) => {
    const boxes = readBoxes('clean', seed, firstOf(questions));
    expect(boxes.filter(({ right, flagged }) => !right && !flagged)).toEqual([]);
  });
});
