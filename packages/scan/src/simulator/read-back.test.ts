import { describe, expect, it } from 'vitest';
import { choicesOf } from '../boxes/read-choices.js';
import { withoutPart } from './damage.js';
import { defectOf, type PrintedPage, readBackPage } from './read-back.js';
import { drawSheet, sheetGeometry } from './sheet.js';

const CODE = '3.27.1894.1';
const said = { qrText: `zhibi:demo:${CODE}`, pageCode: CODE };
const geometry = sheetGeometry(20);
const { canvas } = drawSheet(geometry, said);
const page: PrintedPage = { canvas, geometry, page: 1, pageCode: CODE };
/** One of each defect that is done to copies. */
const copies = Array.from({ length: 200 }, (_, copy) => copy).filter(
  (copy) =>
    defectOf(copy).defect !== '600 dpi' &&
    !Array.from({ length: copy }, (_, k) => defectOf(k).defect).includes(defectOf(copy).defect),
);

describe('a read-back test', () => {
  it.each(copies.map((copy) => [defectOf(copy).defect, copy] as const))(
    'reads a copy of a good sheet: %s',
    (_, copy) => {
      expect(readBackPage(page, copy).what).toBeNull();
    },
  );

  /** Folds lie anywhere in the middle of the sheet, level and upright: beside rows, between boxes and through them. */
  it.each(
    Array.from({ length: 200 }, (_, copy) => copy)
      .filter((copy) => defectOf(copy).defect === 'fold')
      .slice(0, 12),
  )('reads a folded copy: %i', (copy) => {
    expect(readBackPage(page, copy).what).toBeNull();
  });

  it('shares 200 copies evenly between five families', () => {
    const families = Array.from({ length: 200 }, (_, copy) => defectOf(copy).family);
    expect(new Set(families.map((one) => families.filter((other) => other === one).length))).toEqual(new Set([40]));
  });

  it('does not read a sheet without marks, nor one without its codes', () => {
    const marks = { xMm: 0, yMm: 0, widthMm: 210, heightMm: 20 };
    const feet = { xMm: 0, yMm: 280, widthMm: 210, heightMm: 17 };
    const bare = withoutPart(withoutPart(canvas, marks), feet);
    expect(readBackPage({ ...page, canvas: bare }, 0).what).toBe('page-not-found');
    const codes = { xMm: 16, yMm: 4, widthMm: 178, heightMm: 16 };
    expect(readBackPage({ ...page, canvas: withoutPart(canvas, codes) }, 0).what).toBe('page-not-identified');
  });

  it('would ask a person about a page that the test itself damaged, and blames the card for a sound one', () => {
    const bare = withoutPart(withoutPart(canvas, { xMm: 0, yMm: 0, widthMm: 210, heightMm: 20 }), {
      xMm: 0,
      yMm: 280,
      widthMm: 210,
      heightMm: 17,
    });
    const damaged = copies.find((copy) => defectOf(copy).family === 'damaged') ?? 0;
    const asked = [0, damaged].map((copy) => readBackPage({ ...page, canvas: bare }, copy));
    expect(asked.map((one) => [one.what, one.asked])).toEqual([
      ['page-not-found', false],
      ['page-not-found', true],
    ]);
  });

  it('does not read boxes that stand elsewhere than the record says, and names their questions', () => {
    const areas = geometry.areas.map((area) =>
      area.qids[0] === 'q7' ? { ...area, xMm: area.xMm + 40, yMm: area.yMm + 60 } : area,
    );
    const moved = readBackPage({ ...page, geometry: { ...geometry, areas } }, 0);
    expect(moved.itemIds).toContain('q7');
    expect(choicesOf(areas)).toHaveLength(20);
  });
});
