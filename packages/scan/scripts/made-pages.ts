import { seeded } from '@zhibi/ink/handwriting';
import { type BoxMeasure, measureBoxes } from '../src/boxes/measure-boxes.js';
import { choicesOf } from '../src/boxes/read-choices.js';
import { findPage } from '../src/frame/find-page.js';
import { workingImage } from '../src/image/grey-image.js';
import {
  type BoxAct,
  type Defect,
  defects,
  drawSheet,
  fillSheet,
  type Sheet,
  scanned,
  sheetGeometry,
} from '../src/simulator/index.js';

export const PAGE_CODE = '3.27.123.4';
export const QR_TEXT = `zhibi:demo:${PAGE_CODE}`;

/** A sheet of 87 choices with 339 boxes. */
export const sheet: Sheet = drawSheet(sheetGeometry(87), { qrText: QR_TEXT, pageCode: PAGE_CODE });

/** One page filled and scanned by a seed: defects take turns. */
export function madePage(seed: number, of: Sheet = sheet) {
  const random = seeded(seed);
  const defect: Defect = defects[seed % defects.length] ?? 'clean';
  const filled = fillSheet(of, random);
  return { defect, ...filled, image: scanned(filled.canvas, defect, random) };
}

export interface MeasuredPage {
  boxes: (BoxMeasure & { act: BoxAct })[];
}

/** The boxes of a made page as the judge sees them. */
export function measuredPage(seed: number, of: Sheet = sheet): MeasuredPage {
  const { image, acts } = madePage(seed, of);
  const work = workingImage(image);
  const found = findPage(work);
  if (!found.ok) return { boxes: [] };
  const questions = choicesOf(of.geometry.areas.filter((area) => area.page === of.page));
  return {
    boxes: measureBoxes(work, found.frame, questions).map((box) => ({
      ...box,
      act: acts.get(box.box.areaId) ?? 'blank',
    })),
  };
}
