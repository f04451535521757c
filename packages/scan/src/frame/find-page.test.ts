import { registrationMarks } from '@zhibi/contract/papers';
import { seeded } from '@zhibi/ink/handwriting';
import { describe, expect, it } from 'vitest';
import { strangePicture, withoutPart } from '../simulator/damage.js';
import { type Canvas, type Defect, drawSheet, scanned, sheetGeometry } from '../simulator/index.js';
import { findPage, findPages, type PageFrame } from './find-page.js';
import { mapped } from './homography.js';

const { canvas } = drawSheet(sheetGeometry(4), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });
const marks = registrationMarks('A4').map(({ xMm, yMm, ...mark }) => ({
  ...mark,
  xMm: xMm - 5,
  yMm: yMm - 5,
  widthMm: 10,
  heightMm: 10,
}));
const without = (...ids: number[]): Canvas =>
  ids.reduce((page, id) => withoutPart(page, marks[id] ?? { xMm: 0, yMm: 0, widthMm: 0, heightMm: 0 }), canvas);

function frameOf(page: Canvas, defect: Defect, seed = 1): PageFrame {
  const found = findPage(scanned(page, defect, seeded(seed)));
  if (!found.ok) throw new Error(found.reason);
  return found.frame;
}

describe('the frame of a page', () => {
  it.each(['clean', 'upside down', 'on its side', '150 dpi', 'blur', '1-bit', 'shadow', 'perspective'] as const)(
    'is found by four marks: %s',
    (defect) => {
      const frame = frameOf(canvas, defect);
      expect(frame).toMatchObject({ pageSize: 'A4', model: 'perspective', seen: [0, 1, 2, 3], derived: [] });
      expect(frame.residualMm).toBeLessThan(0.15);
    },
  );

  it('tells how the page lies and how fine the picture is', () => {
    expect(Math.abs(frameOf(canvas, 'upside down').turnedDeg - 180)).toBeLessThan(2);
    expect(Math.round(frameOf(canvas, '150 dpi').dpi)).toBe(150);
  });

  it.each([0, 1, 2, 3])('stays where it is without mark %i', (id) => {
    const [whole, part] = [frameOf(canvas, 'clean', id), frameOf(without(id), 'clean', id)];
    expect(part).toMatchObject({ model: 'affine', seen: [0, 1, 2, 3].filter((one) => one !== id) });
    expect(part.derived.map((one) => one.id)).toEqual([id]);
    for (const at of [
      { x: 9, y: 9 },
      { x: 201, y: 9 },
      { x: 201, y: 288 },
      { x: 9, y: 288 },
    ]) {
      const [a, b] = [mapped(whole.toImage, at), mapped(part.toImage, at)];
      expect(Math.hypot(a.x - b.x, a.y - b.y) / (whole.dpi / 25.4)).toBeLessThan(0.2);
    }
  });

  it('is derived from two marks where the sheet lay flat, as on a half that was cut', () => {
    expect(frameOf(without(1, 2), 'clean')).toMatchObject({ model: 'similarity', seen: [0, 3] });
  });

  it.each([
    ['no-marks', strangePicture(1_200, 1_600)],
    ['no-marks', scanned(without(0, 1, 2, 3), 'clean', seeded(1))],
    ['too-few-marks', scanned(without(1, 2, 3), 'clean', seeded(1))],
  ] as const)('is refused: %s', (reason, picture) => {
    expect(findPage(picture)).toMatchObject({ ok: false, reason });
  });

  describe('of two sheets in one picture', () => {
    const beside = (left: Canvas, right: Canvas): Canvas => {
      const { width, height } = left.image;
      const pixels = new Uint8Array(2 * width * height);
      for (let y = 0; y < height; y++) {
        pixels.set(left.image.pixels.subarray(y * width, (y + 1) * width), 2 * y * width);
        pixels.set(right.image.pixels.subarray(y * width, (y + 1) * width), (2 * y + 1) * width);
      }
      return { image: { width: 2 * width, height, pixels }, perMm: left.perMm };
    };
    const middles = (page: Canvas) =>
      findPages(scanned(page, 'clean', seeded(1)), 'A4').map((one) =>
        one.ok ? Math.round(mapped(one.frame.toImage, { x: 105, y: 148.5 }).x / (one.frame.dpi / 25.4)) : one.seen,
      );

    it.each([
      ['both whole', canvas, canvas],
      ['the left without a corner', without(1), canvas],
      ['each without another corner', without(2), without(0)],
    ])('both are found, from left to right: %s', (_, left, right) => {
      const [first, second, ...more] = middles(beside(left, right));
      expect([Math.abs(Number(first) - 105) < 8, Math.abs(Number(second) - 315) < 8, more]).toEqual([true, true, []]);
    });

    it('tells of a second that has too few corners to be read', () => {
      expect(middles(beside(canvas, without(0, 3)))).toEqual([expect.any(Number), [1, 2]]);
    });

    it('is not made of one', () => {
      expect(middles(canvas)).toHaveLength(1);
    });
  });

  it('is refused for a picture of one pixel', () => {
    expect(findPage({ width: 1, height: 1, pixels: new Uint8Array(1) })).toMatchObject({
      ok: false,
      reason: 'no-marks',
    });
  });
});
