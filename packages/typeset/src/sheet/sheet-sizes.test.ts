import { auditAreas, columnsOn, isFolded, PageSize, pageSizes, registrationMarks } from '@zhibi/contract/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPress, type Press } from '../press/open-press.js';
import { juniorMaths } from '../sample/gallery/junior-maths.js';
import { glyphsOf } from '../sample/glyphs.js';
import { type Raster, rasterise } from '../sample/raster.js';
import { columnsOf, pagePlan } from './page-plan.js';

let press: Press;
beforeAll(async () => {
  press = await openPress();
}, 60_000);

const DPI = 100;
const INK = 128;
/** A fold is marked by a hairline, which is pale where a raster is coarse. */
const HAIRLINE = 245;
interface Box {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/** The share of a rectangle that is darker than this grey. */
function inkIn({ pixels, width, perMm }: Raster, { xMm, yMm, widthMm, heightMm }: Box, below = INK): number {
  let [dark, all] = [0, 0];
  for (let y = Math.round(yMm * perMm); y < Math.round((yMm + heightMm) * perMm); y++)
    for (let x = Math.round(xMm * perMm); x < Math.round((xMm + widthMm) * perMm); x++, all++)
      if ((pixels[y * width + x] ?? 255) < below) dark++;
  return dark / all;
}

const cases = PageSize.options.flatMap((pageSize) => [true, false].map((sealLine) => ({ pageSize, sealLine })));

describe.each(cases)('a paper on $pageSize, sealed: $sealLine', ({ pageSize, sealLine }) => {
  const columns = columnsOn(pageSize);
  const { widthMm, heightMm } = pageSizes[pageSize];
  const plan = pagePlan({ pageSize, columns, sealLine });
  const made = async () =>
    press.layOut(juniorMaths(), { pageSize, columns, sealLine, scoreTable: true, edition: 'student' });

  it('is a sheet of that size, with its marks in the corners and nothing beyond them', async () => {
    const { pdf, geometry } = await made();
    for (let page = 1; page <= geometry.pageCount; page++) {
      const raster = rasterise(pdf, page, DPI);
      expect(Math.abs(raster.width / raster.perMm - widthMm)).toBeLessThan(0.5);
      expect(Math.abs(raster.height / raster.perMm - heightMm)).toBeLessThan(0.5);
      for (const { xMm, yMm, sizeMm } of registrationMarks(pageSize)) {
        const corner = { xMm: xMm - sizeMm / 2 + 0.2, yMm: yMm - sizeMm / 2 + 0.2, widthMm: 0.5, heightMm: 5.8 };
        expect(inkIn(raster, corner)).toBeGreaterThan(0.95);
      }
      const edges = [
        { xMm: 0, yMm: 0, widthMm, heightMm: 4.5 },
        { xMm: 0, yMm: heightMm - 4.5, widthMm, heightMm: 4.5 },
        { xMm: 0, yMm: 0, widthMm: 4.5, heightMm },
        { xMm: widthMm - 4.5, yMm: 0, widthMm: 4.5, heightMm },
      ];
      for (const edge of edges) expect(inkIn(raster, edge)).toBe(0);
    }
  });

  it('has areas that stand apart, each inside of a column', async () => {
    const { geometry, issues } = await made();
    expect(issues.filter(({ kind }) => kind !== 'item-over-pages')).toEqual([]);
    expect(auditAreas(geometry)).toEqual({ overlaps: [], tooSmall: [] });
    for (const area of geometry.areas) {
      const inside = columnsOf(plan, area.page).some(
        (column) =>
          area.xMm >= column.xMm - 0.1 &&
          area.xMm + area.widthMm <= column.xMm + column.widthMm + 0.1 &&
          area.yMm >= column.yMm - plan.headUpMm &&
          area.yMm + area.heightMm <= column.yMm + column.heightMm + 0.1,
      );
      expect(inside, area.areaId).toBe(true);
    }
  });

  it('asks for school, class, name and number in one line, or along the strip', async () => {
    const { geometry, pdf } = await made();
    const fields = geometry.stamps[0]?.fields ?? [];
    expect(fields.map(({ of }) => of)).toEqual(['school', 'class', 'name', 'number']);
    expect(new Set(fields.map(({ xMm, yMm }) => (sealLine ? xMm : yMm))).size).toBe(1);
    for (const { yMm, widthMm: long } of fields.filter(({ turned }) => turned)) {
      expect(yMm - long).toBeGreaterThan(20);
      expect(yMm).toBeLessThan(heightMm - 20);
    }
    const begins = geometry.areas[0]?.yMm ?? 0;
    const head = glyphsOf(pdf, 1).filter(({ turned, yMm }) => !turned && yMm < begins);
    expect(head.map(({ char }) => char).join('')).toContain('得分');
  });

  it.runIf(isFolded(pageSize))('has nothing in the fold but its marks at the edges', async () => {
    const { pdf, geometry } = await made();
    for (let page = 1; page <= geometry.pageCount; page++) {
      const raster = rasterise(pdf, page, DPI);
      const fold = { xMm: widthMm / 2 - 5, widthMm: 10 };
      // Below the rule of the running head.
      expect(inkIn(raster, { ...fold, yMm: 26, heightMm: heightMm - 36 })).toBe(0);
      expect(inkIn(raster, { ...fold, yMm: 10, heightMm: 8 })).toBe(0);
      for (const yMm of [5.5, heightMm - 9.5])
        expect(inkIn(raster, { ...fold, yMm, heightMm: 4 }, HAIRLINE)).toBeGreaterThan(0);
    }
  });
});
