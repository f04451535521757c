import { areaTypes, auditAreas, type Geometry } from '@zhibi/contract/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPress, type Press } from './press/open-press.js';
import { glyphsOf, linesOf } from './sample/glyphs.js';
import { numbered, sum } from './sample/make.js';
import { lineAt } from './sample/measure.js';
import { rasterise } from './sample/raster.js';
import type { PaperSheet } from './sheet/paper-sheet.js';

const plain = { pageSize: 'A4', columns: 1, sealLine: false, scoreTable: false } as const;
const [ROWS, COLUMNS] = [10, 4];

/** Forty sums, some with a fraction, one whose answer is longer than the others. */
function sheet(sums: NonNullable<PaperSheet['sums']>): PaperSheet {
  const item = numbered();
  const one = (at: number) =>
    at % 7 === 3 ? sum('$\\frac{1}{4}+\\frac{1}{2}=$ ___', '\\frac{3}{4}') : sum(`${at} + 7 = ___`, String(at + 7));
  return {
    stage: 'primary',
    subject: 'maths',
    title: '口算练习',
    sums,
    sections: [
      {
        title: '一、加法',
        items: [
          ...Array.from({ length: ROWS * COLUMNS - 1 }, (_, at) => item(1, one(at))),
          item(1, sum('50 × 4 = ___', '200')),
        ],
      },
    ],
  };
}

let press: Press;
let pdf: Uint8Array;
let geometry: Geometry;
beforeAll(async () => {
  press = await openPress();
  ({ pdf, geometry } = await press.layOut(sheet({ columns: COLUMNS, numbered: true, minutes: null }), {
    ...plain,
    edition: 'student',
  }));
}, 60_000);

const places = () => geometry.areas.filter(({ areaType }) => areaType === areaTypes['oral-arithmetic']);

describe('a sheet of sums', () => {
  it('has a place for every answer, each in its sum, none over another and none too small', () => {
    expect(places().map(({ qids }) => qids[0])).toEqual(
      sheet({ columns: 4, numbered: true, minutes: null }).sections.flatMap(({ items }) =>
        items.map(({ itemId }) => itemId),
      ),
    );
    expect(places().every(({ beIncludedId, qids }) => beIncludedId === qids[0])).toBe(true);
    expect(auditAreas(geometry)).toEqual({ overlaps: [], tooSmall: [] });
  });

  it('stands in columns and even rows', () => {
    const frames = geometry.areas.filter(({ areaType }) => areaType === areaTypes.question);
    const lefts = [...new Set(frames.map(({ xMm }) => xMm.toFixed(1)))];
    expect(lefts).toHaveLength(COLUMNS);
    const heads = [...new Set(frames.map(({ yMm }) => yMm))].sort((a, b) => a - b);
    expect(heads).toHaveLength(ROWS);
    const gaps = heads.slice(1).map((y, i) => y - (heads[i] ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.01);
  });

  it('has blanks of one width: none tells how long its answer is', () => {
    expect(new Set(places().map(({ widthMm }) => widthMm)).size).toBe(1);
  });

  it('has its lines printed where the geometry says, to 0.05 mm', () => {
    const raster = rasterise(pdf, 1, 600);
    const errors = places().map(({ xMm, yMm, widthMm, heightMm }) => {
      const atMm = yMm + heightMm;
      const line = lineAt(raster, { across: 'y', atMm, fromMm: xMm, toMm: xMm + widthMm });
      return Math.abs((line ?? Number.NaN) - atMm);
    });
    expect(Math.max(...errors)).toBeLessThanOrEqual(0.05);
  });

  it('asks for class, name, date, minutes and score in one line, and a named copy fills class and name', () => {
    const head = linesOf(glyphsOf(pdf, 1)).map((line) => line.map(({ char }) => char).join(''));
    expect(head).toContain('班级：姓名：日期：用时：分钟得分：');
    const [page] = geometry.stamps;
    expect(page?.fields.map(({ of }) => of)).toEqual(['class', 'name']);
    expect(page?.name).toBeNull();
  });

  it('says minutes that are given, and leaves numbers out where they are not wished for', async () => {
    const given = await press.layOut(sheet({ columns: 3, numbered: false, minutes: 5 }), {
      ...plain,
      edition: 'student',
    });
    const lines = linesOf(glyphsOf(given.pdf, 1)).map((line) => line.map(({ char }) => char).join(''));
    expect(lines).toContain('班级：姓名：日期：得分：限时5分钟');
    expect(lines.filter((line) => line.includes('+7='))[0]).toBe('0+7=1+7=2+7=');
  });
});
