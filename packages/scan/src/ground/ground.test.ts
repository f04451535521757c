import { areaTypes, type Geometry } from '@zhibi/contract/papers';
import { seeded } from '@zhibi/ink/handwriting';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPress } from '../../../typeset/src/press/open-press.js';
import { rasterise } from '../../../typeset/src/sample/raster.js';
import { unitTest } from '../../../typeset/src/sample/unit-test.js';
import { findMarks } from '../frame/find-marks.js';
import type { GreyImage } from '../image/grey-image.js';
import { type Canvas, photographed } from '../simulator/index.js';
import { findSheet } from './find-sheet.js';
import { printOfPage } from './print-starts.js';
import { skewOf, straighten } from './straighten.js';

const PER_MM = 8;
let geometry: Geometry;
let pages: Canvas[];
beforeAll(async () => {
  const press = await openPress();
  const options = { pageSize: 'A4', columns: 1, sealLine: false, scoreTable: false, edition: 'student' } as const;
  const set = await press.layOut(unitTest(), options);
  geometry = set.geometry;
  pages = Array.from({ length: geometry.pageCount }, (_, at) => {
    const { width, height, pixels } = rasterise(set.pdf, at + 1, PER_MM * 25.4);
    return { perMm: PER_MM, image: { width, height, pixels: Uint8Array.from(pixels) } };
  });
}, 60_000);

/** A test paper of a school, as nobody here has made it: only its picture is looked at. */
const page = (no: number): Canvas => {
  const one = pages[no - 1];
  if (!one) throw new Error(`no page ${no}`);
  return one;
};
const frames = (no: number) =>
  geometry.areas
    .filter((area) => area.page === no && area.areaType === areaTypes.question)
    .sort((a, b) => a.yMm - b.yMm);

describe('numbers of questions are found in a picture', () => {
  it('one for each question, where it begins, and nowhere else', () => {
    for (const no of pages.map((_, at) => at + 1)) {
      const { starts } = printOfPage(page(no).image, PER_MM);
      const begun = frames(no).filter(({ areaId }) => isFirst(areaId, no));
      expect(starts.length, `page ${no}`).toBe(begun.length);
      for (const [at, { yMm }] of starts.entries()) {
        const frame = begun[at];
        expect(yMm > (frame?.yMm ?? 0) - 2 && yMm < (frame?.yMm ?? 0) + 8, `page ${no} question ${at + 1}`).toBe(true);
      }
    }
  });

  it('and headings of sections, which are in no question', () => {
    const sections = unitTest().sections.length;
    const found = pages.map((_, at) => printOfPage(page(at + 1).image, PER_MM).headings);
    expect(found.flat().length).toBe(sections);
    for (const [at, headings] of found.entries())
      for (const { yMm, heightMm } of headings)
        expect(frames(at + 1).some((frame) => yMm > frame.yMm && yMm + heightMm < frame.yMm + frame.heightMm)).toBe(
          false,
        );
  });

  const isFirst = (areaId: string, no: number) => {
    const qid = geometry.areas.find((area) => area.areaId === areaId)?.qids[0] ?? '';
    return !geometry.areas.some((area) => area.page < no && area.qids.includes(qid));
  };
});

describe('a page lies upright and in even light', () => {
  it.each([-3, -0.7, -0.3, 0.4, 1.3, 2.2])('that was scanned %d° askew', (deg) => {
    const askew = turnedBy(page(1).image, deg);
    expect(Math.abs(skewOf(askew) - deg)).toBeLessThan(0.15);
    const { image, isCut } = straighten(askew);
    expect(isCut).toBe(false);
    expect(Math.abs(skewOf(image))).toBeLessThan(0.15);
  });

  it.each([1, 2, 3])('that was photographed on a table (%d)', (seed) => {
    const photo = photographed(page(1), { perspective: 0.04, shadow: 0.75 }, seeded(seed));
    const { image, isCut } = straighten(photo);
    expect(isCut).toBe(true);
    expect(image.height / image.width).toBeCloseTo(Math.SQRT2, 2);
    // The marks in its corners stand where they were printed: nothing is pulled out of shape.
    const marks = findMarks(image);
    expect(marks.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3]);
    const perMm = image.width / 210;
    for (const { id, corners } of marks) {
      const x = corners.reduce((sum, corner) => sum + corner.x / 4, 0) / perMm;
      const y = corners.reduce((sum, corner) => sum + corner.y / 4, 0) / perMm;
      const [trueX, trueY] = [id === 0 || id === 3 ? 9 : 201, id < 2 ? 9 : 288];
      expect(Math.hypot(x - trueX, y - trueY), `mark ${id}`).toBeLessThan(2);
    }
  });

  it('is left as it is where it fills its picture', () => {
    expect(findSheet(page(1).image)).toBeUndefined();
  });
});

function turnedBy({ width, height, pixels }: GreyImage, deg: number): GreyImage {
  const angle = (deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const out = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [fx, fy] = [Math.round(cos * dx + sin * dy + width / 2), Math.round(-sin * dx + cos * dy + height / 2)];
      if (fx >= 0 && fy >= 0 && fx < width && fy < height) out[y * width + x] = pixels[fy * width + fx] ?? 255;
    }
  return { width, height, pixels: out };
}
