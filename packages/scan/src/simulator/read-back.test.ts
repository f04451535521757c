import { describe, expect, it } from 'vitest';
import { withoutPart } from './damage.js';
import { defectOf, type PrintedPage, readBackPage } from './read-back.js';
import { drawSheet, sheetGeometry } from './sheet.js';

const CODE = '3.27.1894.1';
const said = { qrText: `zhibi:demo:${CODE}`, pageCode: CODE };
const geometry = sheetGeometry(20);
const { canvas } = drawSheet(geometry, said);
const page: PrintedPage = { canvas, geometry, page: 1, pageCode: CODE };
/** Of a drawn sheet neither code is read when it is blurred; 600 dpi takes long. */
const apart = ['blur', '600 dpi'];
const all = Array.from({ length: 200 }, (_, copy) => copy);
const copies = all.filter((copy) => {
  const { defect } = defectOf(copy);
  return !apart.includes(defect) && all.findIndex((other) => defectOf(other).defect === defect) === copy;
});

describe('a read-back test', () => {
  it.each(copies.map((copy) => [defectOf(copy).defect, copy] as const))(
    'reads a copy of a good sheet: %s',
    (_, copy) => {
      expect(readBackPage(page, copy).what).toBeNull();
    },
  );

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
});
