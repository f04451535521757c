import { type AnswerArea, areaTypes, auditAreas } from '@zhibi/contract/papers';
import type { CharacterPrint } from '@zhibi/contract/papers/characters';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from './lay-out.js';
import { openPress, type Press } from './press/open-press.js';
import { drawings } from './sample/drawings.js';
import { glyphsOf } from './sample/glyphs.js';
import { numbered, strokes } from './sample/make.js';
import { lineAt } from './sample/measure.js';
import { type Raster, rasterise } from './sample/raster.js';
import type { LayoutOptions, PaperSheet } from './sheet/paper-sheet.js';

/** A square, as 口 is drawn in three strokes: up to down at the left, the bend at the right, the foot. */
const mouth = [
  'M 200 600 L 260 600 L 260 200 L 200 200 Z',
  'M 260 600 L 800 600 L 800 200 L 740 200 L 740 540 L 260 540 Z',
  'M 260 260 L 740 260 L 740 200 L 260 200 Z',
];
const usual = { way: 'trace', grid: 'tian', cellMm: 14, rows: 1, pinyin: true } as const satisfies CharacterPrint;

/** 口, whose strokes are known, and 山口, of which one character has none. */
function sheet(print: CharacterPrint): PaperSheet {
  const item = numbered();
  const words =
    print.way === 'english'
      ? [strokes('jump___', 'jump')]
      : print.way === 'pinyin'
        ? [strokes('口___', 'kǒu'), strokes('山___口___', 'shān', 'kǒu')]
        : [strokes('kǒu___', '口'), strokes('shān___kǒu___', '山', '口')];
  return {
    stage: 'primary',
    subject: 'chinese',
    title: '生字练习',
    characters: { ...print, outlines: { 口: mouth } },
    sections: [{ title: '一、写一写', items: words.map((word) => item(1, word)) }],
  };
}

let press: Press;
beforeAll(async () => {
  press = await openPress();
}, 60_000);

const set = (print: CharacterPrint, more: Partial<LayoutOptions> = {}): Promise<Layout> =>
  press.layOut(sheet(print), {
    pageSize: 'A4',
    columns: 1,
    sealLine: false,
    scoreTable: false,
    edition: 'student',
    ...more,
  });
const places = ({ geometry }: Layout) => geometry.areas.filter(({ areaType }) => areaType === areaTypes.calligraphy);

/** The share of a square that is darker than light grey, without its border. */
function inked({ pixels, width, perMm }: Raster, { xMm, yMm, widthMm, heightMm }: AnswerArea, darkest = 140): number {
  let [dark, all] = [0, 0];
  for (let y = Math.ceil((yMm + 1) * perMm); y < (yMm + heightMm - 1) * perMm; y++)
    for (let x = Math.ceil((xMm + 1) * perMm); x < (xMm + widthMm - 1) * perMm; x++) {
      all += 1;
      if ((pixels[y * width + x] ?? 255) < darkest) dark += 1;
    }
  return dark / all;
}

describe.each(['trace', 'strokes', 'copy', 'dictation', 'pinyin', 'english'] as const)('%s', (way) => {
  it('has a calligraphy area for every place, none over another, with the number of its expected character', async () => {
    const layout = await set({ ...usual, way });
    expect(layout.issues).toEqual([]);
    expect(auditAreas(layout.geometry)).toEqual({ overlaps: [], tooSmall: [] });
    const found = places(layout);
    const items = sheet({ ...usual, way }).sections.flatMap((section) => section.items);
    for (const { itemId, question } of items) {
      const expected = question.answer.kind === 'blanks' ? question.answer.blanks.map((_, at) => at) : [];
      const asked = found.filter(({ qids }) => qids[0] === itemId).map(({ blankIndex }) => blankIndex);
      expect([...new Set(asked)]).toEqual(expected);
    }
    expect(found.every(({ beIncludedId, qids }) => beIncludedId === qids[0])).toBe(true);
  });

  it('has its squares and lines printed where the geometry says, to 0.05 mm', async () => {
    const layout = await set({ ...usual, way, rows: 2 });
    const raster = rasterise(layout.pdf, 1, 600);
    const errors = places(layout).flatMap(({ xMm, yMm, widthMm, heightMm }) =>
      [yMm, yMm + heightMm].map((atMm) => {
        const line = lineAt(raster, { across: 'y', atMm, fromMm: xMm, toMm: xMm + widthMm });
        return Math.abs((line ?? Number.NaN) - atMm);
      }),
    );
    expect(errors.length).toBeGreaterThan(0);
    expect(Math.max(...errors)).toBeLessThanOrEqual(0.05);
  });
});

it('three squares are traced, the rest is empty; copying shows the model alone', async () => {
  const shades = async (way: 'trace' | 'copy') => {
    const layout = await set({ ...usual, way });
    const raster = rasterise(layout.pdf, 1, 200);
    const own = places(layout).filter(({ qids }) => qids[0] === 'q1');
    return own.map((area) => (inked(raster, area, 215) > 0.1 ? '口' : ' ')).join('');
  };
  expect((await shades('trace')).trimEnd()).toBe('口口口');
  expect((await shades('copy')).trimEnd()).toBe('');
});

it('a character of three strokes has three steps, each with one stroke more in black', async () => {
  const [layout, without] = [await set({ ...usual, way: 'strokes' }), await set({ ...usual, way: 'trace' })];
  const first = places(layout).find(({ qids }) => qids[0] === 'q1');
  if (first === undefined) throw new Error('there is no square');
  const strip = (of: Layout, at: number) => {
    const size = 7;
    return inked(rasterise(of.pdf, 1, 300), {
      ...first,
      xMm: first.xMm + 2 + at * size,
      yMm: first.yMm - 7.8,
      widthMm: size,
      heightMm: 7.8,
    });
  };
  const dark = [0, 1, 2, 3].map((at) => strip(layout, at));
  expect(dark.map((share) => share > 0.01)).toEqual([true, true, true, false]);
  expect(strip(without, 0)).toBeLessThan(0.01);
});

it.each([
  ['tian', false, false],
  ['mi', true, false],
  ['hui', false, true],
] as const)('%s has its own guides', async (grid, isCrossed, hasInner) => {
  const layout = await set({ ...usual, way: 'copy', grid });
  const raster = rasterise(layout.pdf, 1, 600);
  const square = places(layout).at(-1);
  if (square === undefined) throw new Error('there is no square');
  const { xMm, yMm, widthMm: size } = square;
  const near = (x: number, y: number, by: number) =>
    inked(
      raster,
      {
        ...square,
        xMm: xMm + x * size - 1 - by,
        yMm: yMm + y * size - 1 - by,
        widthMm: 2 + 2 * by,
        heightMm: 2 + 2 * by,
      },
      235,
    );
  // On the diagonal, away from all else; along the inner frame.
  const diagonal = [0.1, 0.15, 0.85, 0.9].map((at) => near(at, at, 0.5));
  expect(diagonal.some((share) => share > 0)).toBe(isCrossed);
  const inner = lineAt(raster, {
    across: 'x',
    atMm: xMm + size * 0.25,
    fromMm: yMm + size * 0.2,
    toMm: yMm + size * 0.8,
  });
  expect(inner !== undefined).toBe(hasInner);
});

it('dictation shows pinyin and no character; the answer edition shows both', async () => {
  const said = async (edition: 'student' | 'answer') =>
    glyphsOf((await set({ ...usual, way: 'dictation' }, { edition })).pdf, 1)
      .map(({ char }) => char)
      .join('');
  expect(await said('student')).toContain('shān');
  expect(await said('student')).not.toContain('山');
  expect(await said('answer')).toContain('山');
});

it('a word in letters has its model first, and what is written beside and below it', async () => {
  const [beside, below] = places(await set({ ...usual, way: 'english', rows: 2 }));
  expect(beside && below && beside.xMm > below.xMm + 8).toBe(true);
  expect(below && beside && below.yMm > beside.yMm).toBe(true);
});

it('is printed under dots without carbon, its strokes too', async () => {
  const { pdf } = await set({ ...usual, way: 'strokes' }, { forDots: true });
  const colours = (await drawings(pdf)).flatMap((drawing) =>
    [...drawing.matchAll(/([\d. ]+) (k|K|g|G|rg|RG|scn|SCN)\b/g)].map(
      ([, values = '', operator]) => `${values.trim()} ${operator}`,
    ),
  );
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((colour) => !/^[\d.]+ [\d.]+ [\d.]+ 0 k$/i.test(colour) && colour !== '1 scn')).toEqual([]);
});
