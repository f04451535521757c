import { PDFDocument } from '@cantoo/pdf-lib';
import { USUAL_EDGE_MM } from '@zhibi/contract/printing/settings';
import jsQR from 'jsqr';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../lay-out.js';
import { openPress, type Press } from '../press/open-press.js';
import { openStamps } from '../press/open-stamps.js';
import { drawings } from '../sample/drawings.js';
import { open } from '../sample/make.js';
import { rasterise, wordsOf } from '../sample/raster.js';
import { unitTest } from '../sample/unit-test.js';
import type { Copy } from './copy.js';
import { demoDots } from './dots.js';
import { stampCopies } from './stamp-copies.js';
import type { StampFonts } from './stamp-font.js';

const A4 = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' } as const;
const names = ['张雨桐', '欧阳思远', '王䶮', '古丽米热·阿卜杜拉', 'Anna Smith', '龘𠮷'];

let press: Press;
let fonts: StampFonts;
let paper: Layout;
beforeAll(async () => {
  press = await openPress();
  fonts = await openStamps();
  paper = await press.layOut(unitTest(), A4);
}, 60_000);

const copiesOf = (count: number, pages: number): Copy[] =>
  Array.from({ length: count }, (_, i) => ({
    name: names[i % names.length] ?? '',
    schoolName: '青禾实验中学',
    className: '九（1）班',
    studentNo: String(20_260_100 + i),
    pages: Array.from({ length: pages }, (_, p) => ({
      page: p + 1,
      pageCode: `ZB7K-${i}-${p + 1}`,
      qrText: `zb:7K3F9Q2M:${i}:${p + 1}`,
    })),
  }));

interface Stamped {
  stamps: readonly { page: number; qr: { xMm: number; yMm: number; sizeMm: number } }[];
}

/** What a camera reads in the corner where the QR code should be. */
function qrAt(pdf: Uint8Array, page: number, { stamps }: Stamped, paperPage: number): string | undefined {
  const place = stamps.find((stamp) => stamp.page === paperPage)?.qr;
  if (!place) return undefined;
  const { pixels, width, perMm } = rasterise(pdf, page, 300);
  const [left, top, side] = [(place.xMm - 3) * perMm, (place.yMm - 3) * perMm, (place.sizeMm + 6) * perMm].map(
    Math.round,
  ) as [number, number, number]; // three in, three out
  const rgba = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let i = 0; i < side * side; i++)
    rgba.fill(pixels[(top + Math.floor(i / side)) * width + left + (i % side)] ?? 255, i * 4, i * 4 + 3);
  return jsQR(rgba, side, side)?.data;
}

describe('the copies of a class', () => {
  it('say on every page whose they are, for people and for machines', async () => {
    const pdf = await stampCopies(paper.pdf, paper.geometry, copiesOf(names.length, 3), { fonts });
    names.forEach((name, i) => {
      for (const p of [0, 2]) {
        const page = i * 3 + p + 1;
        const words = wordsOf(pdf, page);
        for (const said of [name, '九（1）班', String(20_260_100 + i), `ZB7K-${i}-${p + 1}`])
          expect(words).toContain(said);
        expect(qrAt(pdf, page, paper.geometry, p + 1)).toBe(`zb:7K3F9Q2M:${i}:${p + 1}`);
      }
    });
  }, 60_000);

  it('of A3 sheets carry one code on each side', async () => {
    const sheet = await press.layOut(unitTest(), { ...A4, pageSize: 'A3', columns: 2 });
    const pdf = await stampCopies(sheet.pdf, sheet.geometry, copiesOf(1, 2), { fonts });
    expect([1, 2].map((page) => qrAt(pdf, page, sheet.geometry, page))).toEqual(['zb:7K3F9Q2M:0:1', 'zb:7K3F9Q2M:0:2']);
  });

  it('of 40 students and 5 pages are small', async () => {
    const extra = Array.from({ length: 4 }, (_, i) => ({
      itemId: `x${i}`,
      no: String(20 + i),
      question: open('证明．', ''),
      score: 20,
    }));
    const longer = unitTest();
    longer.sections.push({ title: '四、附加题', items: extra });
    const long = await press.layOut(longer, A4);
    expect(long.geometry.pageCount).toBe(5);
    const pdf = await stampCopies(long.pdf, long.geometry, copiesOf(40, 5), { fonts });
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(200);
    expect(pdf.length).toBeLessThan(2_000_000);
  });

  it('cannot have a page that the paper lacks', async () => {
    await expect(stampCopies(paper.pdf, paper.geometry, copiesOf(1, 9), { fonts })).rejects.toThrow(
      `the paper has no page ${paper.geometry.pageCount + 1}`,
    );
  });
});

describe('copies with dots', () => {
  it('are printed without carbon, but for the dots', async () => {
    const dotted = await press.layOut(unitTest(), { ...A4, forDots: true });
    const pdf = await stampCopies(dotted.pdf, dotted.geometry, copiesOf(1, 1), {
      fonts,
      dots: { coding: demoDots, codeRule: 'demo' },
    });
    const colours = (await drawings(pdf)).flatMap((drawing) =>
      [...drawing.matchAll(/([\d. ]+) (k|K|g|G|rg|RG|scn|SCN)\b/g)].map(
        ([, values = '', operator]) => `${values.trim()} ${operator}`,
      ),
    );
    const carbon = colours.filter((colour) => !/^[\d.]+ [\d.]+ [\d.]+ 0 k$/i.test(colour) && colour !== '1 scn');
    expect(new Set(carbon)).toEqual(new Set(['0 0 0 1 k']));
    expect(qrAt(pdf, 1, dotted.geometry, 1)).toBe('zb:7K3F9Q2M:0:1');
  });

  it('are refused for a paper that was laid out with carbon', async () => {
    const dots = { coding: demoDots, codeRule: 'demo' };
    await expect(stampCopies(paper.pdf, paper.geometry, copiesOf(1, 1), { fonts, dots })).rejects.toThrow(
      'without carbon',
    );
  });

  it('know no code rule of a vendor', () => {
    expect(() => demoDots.render('1', 'anoto', { widthMm: 10, heightMm: 10 })).toThrow('anoto');
  });

  it('differ from page to page, and are the same for the same page', () => {
    const size = { widthMm: 60, heightMm: 60 };
    const [one, again, other] = ['p1', 'p1', 'p2'].map((code) => demoDots.render(code, 'demo', size).directions);
    expect(again).toEqual(one);
    expect(other?.filter((direction, i) => direction === one?.[i]).length).toBeLessThan((one?.length ?? 0) * 0.4);
  });
});

/** How far from the upper edge of a page its first ink is. */
function firstInkMm(pdf: Uint8Array, page: number): number {
  const { pixels, width, perMm } = rasterise(pdf, page, 150);
  return Math.floor(pixels.findIndex((grey) => grey < 128) / width) / perMm;
}

describe('a second code for a telephone', () => {
  const ADDRESS = 'https://zhibi.example.org/wrong/sheet?key=6y2NuVb0sAShYzV3-pJY_gBK4avUPhGl';

  it('stands on the first page of each copy with its words; the codes of the pages are read as before', async () => {
    const copies = copiesOf(2, 2).map((copy) => ({
      ...copy,
      link: { address: ADDRESS, words: ['扫码看', '答案解析'] },
    }));
    const pdf = await stampCopies(paper.pdf, paper.geometry, copies, { fonts });
    const [place] = paper.geometry.stamps.map(({ qr }) => qr);
    const beside = { stamps: [{ page: 1, qr: { xMm: (place?.xMm ?? 0) - 19, yMm: USUAL_EDGE_MM, sizeMm: 15 } }] };
    for (const first of [1, 3]) {
      expect(wordsOf(pdf, first)).toContain('答案解析');
      expect(wordsOf(pdf, first + 1)).not.toContain('答案解析');
      expect(qrAt(pdf, first, beside, 1)).toBe(ADDRESS);
      expect(firstInkMm(pdf, first), 'as near to the edge as machines print').toBeGreaterThanOrEqual(
        USUAL_EDGE_MM - 0.15,
      );
      expect(qrAt(pdf, first + 1, beside, 1)).toBeUndefined();
      for (const page of [0, 1])
        expect(qrAt(pdf, first + page, paper.geometry, page + 1)).toBe(`zb:7K3F9Q2M:${(first - 1) / 2}:${page + 1}`);
    }
  }, 60_000);

  it('has no dots in it and around it, as the code of the page has none', async () => {
    const dotted = await press.layOut(unitTest(), { ...A4, forDots: true });
    const [copy] = copiesOf(1, 2);
    if (!copy) throw new Error('no copy');
    const link = { address: ADDRESS, words: ['扫码看', '答案解析'] };
    const pdf = await stampCopies(dotted.pdf, dotted.geometry, [{ ...copy, link }], {
      fonts,
      dots: { coding: demoDots, codeRule: 'demo' },
    });
    const [place] = dotted.geometry.stamps.map(({ qr }) => qr);
    const at = { xMm: (place?.xMm ?? 0) - 19, yMm: USUAL_EDGE_MM, sizeMm: 15 };
    const { pixels, width, perMm } = rasterise(pdf, 1, 300);
    /** The darkest point of the white that a reader wants: four modules of 0.4 mm. */
    const darkestAround = (page: { xMm: number; yMm: number; sizeMm: number }) => {
      const [quiet, gap] = [1.6, 0.1];
      let darkest = 255;
      for (let y = page.yMm - quiet; y < page.yMm + page.sizeMm + quiet; y += 1 / perMm)
        for (let x = page.xMm - quiet; x < page.xMm + page.sizeMm + quiet; x += 1 / perMm) {
          const isCode =
            x > page.xMm - gap &&
            x < page.xMm + page.sizeMm + gap &&
            y > page.yMm - gap &&
            y < page.yMm + page.sizeMm + gap;
          if (!isCode)
            darkest = Math.min(darkest, pixels[Math.round(y * perMm) * width + Math.round(x * perMm)] ?? 255);
        }
      return darkest;
    };
    expect(darkestAround(at)).toBe(255);
    expect(qrAt(pdf, 1, { stamps: [{ page: 1, qr: at }] }, 1)).toBe(ADDRESS);
    expect(qrAt(pdf, 1, dotted.geometry, 1)).toBe('zb:7K3F9Q2M:0:1');
  }, 60_000);

  it('is not reached by a long title that keeps clear of it', async () => {
    const title = '欧阳思远 · 第十三章 轴对称 第十四章 整式的乘法与因式分解 单元检测 订正';
    const narrow = await press.layOut(
      { ...unitTest(), schoolLine: '', title, narrowTitle: true },
      { ...A4, sealLine: false },
    );
    const inkIn = (pdf: Uint8Array) => {
      const { pixels, width, perMm } = rasterise(pdf, 1, 150);
      const [left, right, top, bottom] = [143, 176, 3, 20].map((mm) => Math.round(mm * perMm)) as [
        number,
        number,
        number,
        number,
      ]; // four in, four out
      let dark = 0;
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) if ((pixels[row * width + column] ?? 255) < 128) dark++;
      return dark;
    };
    expect(inkIn(narrow.pdf)).toBe(0);
    expect(
      inkIn((await press.layOut({ ...unitTest(), schoolLine: '', title }, { ...A4, sealLine: false })).pdf),
    ).toBeGreaterThan(0);
  }, 60_000);
});
