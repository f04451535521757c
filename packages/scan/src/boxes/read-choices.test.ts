import { seeded } from '@zhibi/ink/handwriting';
import { describe, expect, it } from 'vitest';
import { findPage } from '../frame/find-page.js';
import { type Defect, drawSheet, fillSheet, scanned, sheetGeometry } from '../simulator/index.js';
import { choicesOf, readChoices } from './read-choices.js';

const sheet = drawSheet(sheetGeometry(58), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });
const choices = choicesOf(sheet.geometry.areas);

/** The boxes of one page that a made hand filled, with what they were meant to be and how they were read. */
function readBoxes(defect: Defect, seed: number) {
  const random = seeded(seed);
  const filled = fillSheet(sheet, random);
  const image = scanned(filled.canvas, defect, random);
  const found = findPage(image);
  if (!found.ok) throw new Error(found.reason);
  return readChoices(image, found.frame, choices).flatMap(({ boxes, doubts }) =>
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
