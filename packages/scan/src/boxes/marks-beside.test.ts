import { seeded } from '@zhibi/ink/handwriting';
import { describe, expect, it } from 'vitest';
import { findPage } from '../frame/find-page.js';
import { copyOf } from '../simulator/canvas.js';
import { boxHand, markBox, shapes, tools } from '../simulator/hand.js';
import {
  type BesideKind,
  besideKinds,
  type Defect,
  drawSheet,
  markAndWriteBeside,
  photographed,
  scanned,
  sheetGeometry,
} from '../simulator/index.js';
import { printMaskOf } from './print-mask.js';
import { choicesOf, readChoices } from './read-choices.js';

const sheet = drawSheet(sheetGeometry(27), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });
const { areas } = sheet.geometry;
const choices = choicesOf(areas);
const mask = printMaskOf(sheet.canvas.image, sheet.canvas.perMm);

/** A card on which something stands beside every third choice, so that its neighbours are nobody's doubt; which of both kinds are in doubt. */
function readCard(kind: BesideKind | undefined, picture: Defect | 'telephone', seed: number) {
  const random = seeded(seed);
  const canvas = copyOf(sheet.canvas);
  const hand = boxHand(random, tools[seed % 2] ?? 'pen', shapes[seed % shapes.length] ?? 'tick');
  for (const [k, boxes] of choices.entries()) {
    const from = Math.floor(random() * boxes.length);
    const to = (from + 1) % boxes.length;
    if (kind !== undefined && k % 3 === 0)
      markAndWriteBeside(canvas, kind, { boxes, from, to, offMm: 0.5 + random() * 0.5 }, hand);
    else if (boxes[from]) markBox(canvas, boxes[from], hand);
  }
  const image = picture === 'telephone' ? photographed(canvas, {}, random) : scanned(canvas, picture, random);
  const found = findPage(image);
  if (!found.ok) throw new Error(found.reason);
  const read = readChoices(image, found.frame, choices, { mask, areas });
  const decided = read.map(({ doubts }) => doubts.length === 0);
  const without = readChoices(image, found.frame, choices).filter(({ doubts }) => doubts.length === 0).length;
  return { beside: decided.filter((_, k) => k % 3 === 0), decided: decided.filter(Boolean).length, without };
}

describe('what is written beside the boxes of a choice', () => {
  it.each(besideKinds.map((kind, k) => [kind, k] as const))('leaves it to a person: %s', (kind, k) => {
    const picture = (['clean', 'JPEG 40', 'telephone'] as const)[k % 3] ?? 'clean';
    expect(readCard(kind, picture, 40 + k * 7 + (k % 3)).beside.filter(Boolean), picture).toEqual([]);
  });

  it.each(['clean', 'noise', 'shadow', 'telephone'] as const)('is not seen where nothing is: %s', (picture) => {
    const pages = [1, 2].map((seed) => readCard(undefined, picture, seed));
    const sum = (of: 'decided' | 'without') => pages.reduce((all, page) => all + page[of], 0);
    expect(sum('decided') / sum('without')).toBeGreaterThan(0.98);
  });
});
