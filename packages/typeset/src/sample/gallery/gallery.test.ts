import { areaTypes, auditAreas } from '@zhibi/contract/papers';
import { questionTypes } from '@zhibi/contract/questions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../../lay-out.js';
import { openPress, type Press } from '../../press/open-press.js';
import { mannerOf } from '../../sheet/manner.js';
import { columnsOf, pagePlan } from '../../sheet/page-plan.js';
import { type Glyph, glyphsOf, linesOf } from '../glyphs.js';
import { rasterise } from '../raster.js';
import { gallery } from './index.js';

const options = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' } as const;
const plan = pagePlan(options);
const MM_PER_POINT = 25.4 / 72;
/** What stands above and below the height of a place to write in. */
const WRITTEN_EDGES_MM = 0.2;

let press: Press;
beforeAll(async () => {
  press = await openPress();
}, 60_000);

const pages = ({ geometry }: Layout) => Array.from({ length: geometry.pageCount }, (_, i) => i + 1);
const textLines = (pdf: Uint8Array, page: number) =>
  linesOf(glyphsOf(pdf, page)).filter(
    ([first]) => (first?.yMm ?? 0) > plan.topMm && (first?.yMm ?? 0) < plan.heightMm - plan.bottomMm,
  );
const wordsOf = (line: readonly Glyph[]) => line.map(({ char }) => char).join('');

describe.each(Object.keys(gallery))('the paper %s', (name) => {
  const paper = gallery[name]?.() ?? { title: '', sections: [] };
  let layout: Layout;
  beforeAll(async () => {
    layout = await press.layOut(paper, options);
  }, 60_000);

  it('has nothing that must be mended, and areas that stand apart and are large enough', () => {
    expect(layout.issues.filter(({ kind }) => kind !== 'item-over-pages')).toEqual([]);
    expect(auditAreas(layout.geometry)).toEqual({ overlaps: [], tooSmall: [] });
  });

  it('begins no line with a mark that ends something, and ends none with one that begins something', () => {
    for (const page of pages(layout)) {
      for (const line of textLines(layout.pdf, page)) {
        // A formula or a blank may stand before the first letter.
        if ((line[0]?.xMm ?? 0) > (columnsOf(plan, page)[0]?.xMm ?? 0) + 18) continue;
        expect(wordsOf(line), `page ${page}`).not.toMatch(/^[，。、；：？！）》】”’．,;:?!)]/);
        expect(wordsOf(line), `page ${page}`).not.toMatch(/[（《【“‘(]$/);
      }
    }
  });

  it('begins no line with a blank that completes what stands before it', () => {
    const orphans = layout.geometry.areas
      .filter(({ areaType }) => areaType === areaTypes['fill-in'])
      .filter(({ page, xMm, yMm, heightMm }) => {
        const base = yMm + heightMm - 1.2;
        const glyphs = glyphsOf(layout.pdf, page).filter(({ turned, char }) => !turned && char.trim() !== '');
        const isBefore = glyphs.some((glyph) => Math.abs(glyph.yMm - base) < 0.3 && glyph.endMm < xMm + 0.3);
        if (isBefore || xMm > (columnsOf(plan, page)[0]?.xMm ?? 0) + 18) return false;
        // A verse goes on behind its comma.
        const [above] = linesOf(glyphs)
          .filter(([first]) => (first?.yMm ?? 99) < base - 3 && (first?.yMm ?? 0) > base - 12)
          .slice(-1);
        return !/[，。；：]$/.test(wordsOf(above ?? []));
      });
    expect(orphans.map(({ areaId }) => areaId)).toEqual([]);
  });

  it('has blanks of one question equally wide, and sums that stand together: none tells how long its answer is', () => {
    const widths = new Map<string, Set<number>>();
    for (const { areaType, qids, partIndex, widthMm } of layout.geometry.areas) {
      const isSum = areaType === areaTypes['oral-arithmetic'];
      if (areaType !== areaTypes['fill-in'] && !isSum) continue;
      const key = isSum ? 'sums' : `${qids[0]} ${partIndex}`;
      widths.set(key, (widths.get(key) ?? new Set()).add(widthMm));
    }
    for (const [key, found] of widths) expect([...found], key).toHaveLength(1);
  });

  it('tears no words of a question apart to fill a line', () => {
    const emMm = mannerOf(paper).sizePt * MM_PER_POINT;
    const written = JSON.stringify(paper.sections); // the title is larger
    const torn = pages(layout).flatMap((page) =>
      textLines(layout.pdf, page).flatMap((line) =>
        line.flatMap((glyph, at) => {
          const next = line[at + 1];
          const isHan = next !== undefined && /^\p{Script=Han}{2}$/u.test(glyph.char + next.char);
          // Between two that are not neighbours in the text a formula or a blank may stand.
          if (!isHan || !written.includes(glyph.char + next.char)) return [];
          const apart = (next.xMm - glyph.xMm) / emMm;
          return apart > 1.35 && apart < 1.65 ? [`page ${page}: ${wordsOf(line)}`] : [];
        }),
      ),
    );
    expect([...new Set(torn)]).toEqual([]);
  });

  it('has the brackets of its choices at the end of the lines, at one place', () => {
    const ends = new Map<number, Set<number>>();
    for (const page of pages(layout)) {
      const boxes = layout.geometry.areas.filter((area) => area.page === page && area.option !== null);
      const lasts = boxes.filter(
        (box) => !boxes.some((other) => other.yMm === box.yMm && other.xMm > box.xMm && other.xMm - box.xMm < 9),
      );
      const column = columnsOf(plan, page)[0];
      for (const box of lasts) {
        const close = glyphsOf(layout.pdf, page).find(
          (glyph) =>
            glyph.char === '）' &&
            Math.abs(glyph.xMm - (box.xMm + box.widthMm)) < 1.5 &&
            Math.abs(glyph.yMm - (box.yMm + box.heightMm - 1.25)) < 0.3,
        );
        expect(close, box.areaId).toBeDefined();
        // Beside a figure and in columns the line ends earlier.
        if (column && box.xMm > column.xMm + column.widthMm - 9) {
          const known = ends.get(page) ?? new Set();
          ends.set(page, known.add(Math.round(box.xMm * 20)));
        }
      }
    }
    for (const [page, places] of ends) expect([...places], `page ${page}`).toHaveLength(1);
  });

  it('has lines of a passage evenly apart, with pinyin or without', () => {
    const { sizePt, passageEm } = mannerOf(paper);
    const pitch = passageEm * sizePt * MM_PER_POINT;
    for (const page of pages(layout)) {
      const column = columnsOf(plan, page)[0];
      const full = textLines(layout.pdf, page).filter(
        (line) =>
          column &&
          (line[0]?.xMm ?? 99) < column.xMm + 1 &&
          (line.at(-1)?.endMm ?? 0) > column.xMm + column.widthMm - 12 &&
          line.length > 30 &&
          !/^\d/.test(wordsOf(line)),
      );
      for (const [i, line] of full.entries()) {
        const gap = (full[i + 1]?.[0]?.yMm ?? Number.NaN) - (line[0]?.yMm ?? 0);
        if (gap < pitch * 1.5) expect(gap, wordsOf(line)).toBeCloseTo(pitch, 1);
      }
    }
  });

  it('has lines of a question one line apart, and one height for all that are written on', () => {
    const { sizePt, pitchEm, blankMm } = mannerOf(paper);
    const em = sizePt * MM_PER_POINT;
    const apart = new Set<string>();
    for (const { items } of paper.sections)
      for (const { itemId, question } of items) {
        // Parts, figures, tables, fractions and squares have room of their own.
        const isPlain = question.parts.length === 0 && question.type !== questionTypes.writing;
        if (!isPlain || /"t":"(?:image|table)"|frac|cases|sqrt/.test(JSON.stringify(question))) continue;
        for (const frame of layout.geometry.areas.filter(
          (one) => one.areaType === areaTypes.question && one.qids.includes(itemId),
        )) {
          const inside = glyphsOf(layout.pdf, frame.page).filter(
            ({ xMm, yMm }) =>
              yMm > frame.yMm &&
              yMm < frame.yMm + frame.heightMm &&
              xMm >= frame.xMm &&
              xMm < frame.xMm + frame.widthMm,
          );
          const lines = linesOf(inside.filter(({ font }) => !/Hei|Kai/.test(font)));
          for (const [i, [first]] of lines.entries())
            if (i > 0) apart.add((((first?.yMm ?? 0) - (lines[i - 1]?.[0]?.yMm ?? 0)) / em).toFixed(2));
        }
      }
    const known = [pitchEm, (blankMm + WRITTEN_EDGES_MM) / em].map((one) => one.toFixed(2));
    expect([...apart].filter((one) => !known.includes(one))).toEqual([]);
  });

  it('prints nothing beyond its margins but the registration marks', () => {
    for (const page of pages(layout)) {
      const { pixels, width, height, perMm } = rasterise(layout.pdf, page, 72);
      const column = columnsOf(plan, page)[0];
      const right = ((column?.xMm ?? 0) + (column?.widthMm ?? 0) + 0.8) * perMm;
      for (let y = Math.round(14 * perMm); y < height - 14 * perMm; y++)
        for (let x = Math.ceil(right); x < width; x++)
          expect(pixels[y * width + x], `page ${page} at ${x}, ${y}`).toBe(255);
    }
  });
});
