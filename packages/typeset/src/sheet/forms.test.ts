import { auditAreas, specialForms } from '@zhibi/contract/papers';
import * as mupdf from 'mupdf';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../lay-out.js';
import { openPress, type Press } from '../press/open-press.js';
import { allKinds } from '../sample/all-kinds.js';
import { gallery } from '../sample/gallery/index.js';
import { juniorMaths } from '../sample/gallery/junior-maths.js';
import { primaryChinese } from '../sample/gallery/primary-chinese.js';
import { glyphsOf, linesOf } from '../sample/glyphs.js';
import type { LayoutOptions, PaperSheet } from './paper-sheet.js';

const A4: LayoutOptions = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' };
let press: Press;
beforeAll(async () => {
  press = await openPress();
}, 60_000);

const PT = 72 / 25.4;
/** What is answered where, whatever the page. */
const answeredIn = ({ geometry: { areas } }: Layout) =>
  [
    ...new Set(
      areas.map(({ areaId, areaType, option, blankIndex, partIndex, qids }) =>
        [areaId.split('~')[0], areaType, option, blankIndex, partIndex, ...qids].join(' '),
      ),
    ),
  ].sort();
const widthOf = ({ geometry: { areas } }: Layout) => areas.find(({ option }) => option !== null)?.widthMm ?? 0;
const pages = ({ geometry }: Layout) => Array.from({ length: geometry.pageCount }, (_, i) => i + 1);

/** The distance of base lines in most of a page's lines, in points. */
function pitchOf({ pdf }: Layout, page: number): number {
  const tops = linesOf(glyphsOf(pdf, page)).map(([first]) => (first?.yMm ?? 0) * PT);
  const gaps = tops.slice(1).map((at, i) => at - (tops[i] ?? 0));
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/** How large the letters of the text are, in points: those that most of a page has. */
function sizeOf({ pdf }: Layout, page: number): number {
  const sizes = new Map<number, number>();
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  document
    .loadPage(page - 1)
    .toStructuredText('preserve-images')
    .walk({
      onChar: (_char, _at, _font, size) => void sizes.set(Math.round(size), (sizes.get(Math.round(size)) ?? 0) + 1),
    });
  document.destroy();
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const fontsOn = ({ pdf }: Layout) => new Set(glyphsOf(pdf, 1).map(({ font }) => font.replace(/^[A-Z]{6}\+/, '')));

/** Whether every point of a page is as red as it is green and blue. */
function isGrey({ pdf }: Layout, page: number): boolean {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const picture = document
    .loadPage(page - 1)
    .toPixmap(mupdf.Matrix.scale(0.8, 0.8), mupdf.ColorSpace.DeviceRGB, false, true);
  const pixels = picture.getPixels();
  for (let at = 0; at < pixels.length; at += 3)
    if (
      Math.abs((pixels[at] ?? 0) - (pixels[at + 1] ?? 0)) > 2 ||
      Math.abs((pixels[at] ?? 0) - (pixels[at + 2] ?? 0)) > 2
    )
      return false;
  return true;
}

describe.each(specialForms)('the edition %s', (form) => {
  const made = (paper: PaperSheet, more: Partial<LayoutOptions> = {}) =>
    press.layOut(paper, { ...A4, sealLine: false, ...more, form });

  it('asks for the same answers as the usual one, of every kind', async () => {
    expect(answeredIn(await made(allKinds()))).toEqual(answeredIn(await press.layOut(allKinds(), A4)));
  });

  it.each(Object.entries(gallery))('has areas that stand apart and are large enough: %s', async (_, paper) => {
    const { geometry, issues } = await made(paper());
    expect(auditAreas(geometry)).toEqual({ overlaps: [], tooSmall: [] });
    expect(issues.filter(({ kind }) => kind !== 'item-over-pages' && kind !== 'picture-shrunk')).toEqual([]);
  });

  it('asks whose it is in one line', async () => {
    const { stamps } = (await made(juniorMaths())).geometry;
    const places = stamps[0]?.fields.map(({ yMm }) => Math.round(yMm)) ?? [];
    expect(places).toHaveLength(4);
    expect(new Set(places).size).toBe(1);
  });

  it('is the same each time', async () => {
    const [first, second] = [await made(allKinds()), await made(allKinds())];
    expect(second.geometry).toEqual(first.geometry);
    expect(Buffer.from(second.pdf).equals(Buffer.from(first.pdf))).toBe(true);
  });
});

describe('what its reader needs', () => {
  const paper = juniorMaths;
  const of = (form: LayoutOptions['form']) => press.layOut(paper(), { ...A4, form });

  it('in large print: letters of 18 points, even strokes, boxes for a larger hand', async () => {
    const [usual, large] = [await of('usual'), await of('large')];
    expect(sizeOf(large, 2)).toBe(18);
    expect(widthOf(large)).toBeCloseTo(widthOf(usual) * 1.4, 2);
    expect([...fontsOn(large)].sort()).toEqual([
      'ZhibiHei-Bold',
      'ZhibiHei-Regular',
      'ZhibiReading-Bold',
      'ZhibiReading-Regular',
    ]);
  });

  it('easy to read: 14 points, lines twice as far, open answers on lines', async () => {
    const [usual, easy] = [await of('usual'), await of('easy')];
    expect(sizeOf(easy, 2)).toBe(14);
    expect(pitchOf(easy, 1)).toBeGreaterThan(1.5 * pitchOf(usual, 1));
    expect(fontsOn(easy)).toContain('ZhibiReading-Regular');
    for (const { heightMm } of easy.geometry.areas.filter(({ areaType }) => areaType === 1))
      expect((heightMm / 10.5) % 1).toBeCloseTo(0, 3);
  });

  it('without colour: not a point of it on any page, where the usual one has some, and nothing elsewhere', async () => {
    const primary = primaryChinese;
    const [usual, mono] = [
      await press.layOut(primary(), { ...A4, edition: 'answer' }),
      await press.layOut(primary(), { ...A4, edition: 'answer', form: 'mono' }),
    ];
    expect(pages(usual).every((page) => isGrey(usual, page))).toBe(false);
    expect(pages(mono).every((page) => isGrey(mono, page))).toBe(true);
    expect(mono.geometry).toEqual(usual.geometry);
  });

  it('over dots has the places of the same edition without', async () => {
    for (const form of specialForms) {
      const [plain, dotted] = [await of(form), await press.layOut(paper(), { ...A4, form, forDots: true })];
      expect(dotted.geometry).toEqual(plain.geometry);
    }
  });
});
