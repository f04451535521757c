import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFigure, frameOf } from '@zhibi/content/figure';
import type { Figure } from '@zhibi/contract/kernel';
import { writingApi } from '@zhibi/contract/questions/writing';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Person } from '../apps/server/test/person.js';
import { JUNIOR_MATHS } from '../apps/server/test/school.js';
import { sampleGeometry, sampleLine, samplePlane } from '../packages/content/src/figure/sample-figures.js';
import { ensureFonts } from '../packages/typeset/src/fonts/ensure-fonts.js';
import { openCompiler } from '../packages/typeset/src/press/compiler.js';
import { greyOf, rasterise } from '../packages/typeset/src/sample/raster.js';
import { openPictures } from '../packages/typeset/src/source/pictures.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

let journey: Journey;
let author: Person;

beforeAll(async () => {
  journey = await openJourney();
  const school = await journey.world.newSchool();
  const { classId } = await school.newClass(1, 8);
  author = await school.newTeacher([classId]);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('figures');
});
afterAll(() => journey?.close());

const DPI = 192;
/** What a pixel at the edge of a line leaves of black. */
const INK_BELOW = 150;

interface Picture {
  width: number;
  height: number;
  isInk(x: number, y: number): boolean;
}

const pictureOf = (width: number, height: number, grey: Uint8ClampedArray): Picture => ({
  width,
  height,
  isInk: (x, y) => x >= 0 && y >= 0 && x < width && y < height && (grey[y * width + x] ?? 255) < INK_BELOW,
});

/** The figure as a browser draws it, with the letters that the application brings. */
async function onScreen(page: Page, figure: Figure): Promise<Picture> {
  const { widthMm, heightMm } = frameOf(figure);
  const face = (file: string, style: string) =>
    `@font-face{font-family:KaTeX_Main;font-style:${style};src:url(data:font/woff2;base64,${readFileSync(
      join(import.meta.dirname, `../node_modules/katex/dist/fonts/${file}.woff2`),
    ).toString('base64')})}`;
  await page.setContent(
    `<style>${face('KaTeX_Main-Regular', 'normal')}${face('KaTeX_Main-Italic', 'italic')}svg{display:block}</style>
     <div style="width:${widthMm}mm;height:${heightMm}mm">${drawFigure(figure)}</div>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const { width, height, pixels } = greyOf(await page.locator('div').screenshot());
  return pictureOf(width, height, pixels);
}

/** The same as the press prints it. */
function onPaper(figure: Figure, compiler: ReturnType<typeof openCompiler>): Picture {
  const { widthMm, heightMm } = frameOf(figure);
  const files = new Map<string, Uint8Array>();
  const pictures = openPictures({}, { files, broken: new Set(), forDots: false, italicLetters: true });
  const { name } = pictures.place({ kind: 'figure', figure });
  const source = `#set page(width: ${widthMm}mm, height: ${heightMm}mm, margin: 0mm)\n#image("${name}", width: 100%)`;
  const done = compiler.compile(source, files);
  if ('failure' in done) throw new Error(done.failure.join('\n'));
  const { width, height, pixels } = rasterise(done.pdf, 1, DPI);
  return pictureOf(width, height, pixels);
}

/** The share of one picture's ink that has none of the other's nearby. */
function strayInk(one: Picture, other: Picture, nearPixels: number): number {
  let [ink, stray] = [0, 0];
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      if (!one.isInk(x, y)) continue;
      ink++;
      let isNear = false;
      for (let dy = -nearPixels; dy <= nearPixels && !isNear; dy++)
        for (let dx = -nearPixels; dx <= nearPixels && !isNear; dx++) isNear = other.isInk(x + dx, y + dy);
      if (!isNear) stray++;
    }
  expect(ink).toBeGreaterThan(1_000);
  return stray / ink;
}

it('a figure is drawn the same on screen and on paper', async () => {
  const context = await journey.browser.newContext({ deviceScaleFactor: DPI / 96 });
  const page = await context.newPage();
  const compiler = openCompiler(await ensureFonts());
  for (const figure of [sampleLine, samplePlane, sampleGeometry]) {
    const [screen, paper] = [await onScreen(page, figure), onPaper(figure, compiler)];
    expect(Math.abs(screen.width - paper.width)).toBeLessThanOrEqual(3);
    // Three pixels are 0.4 mm: hardly more than a line is wide.
    expect(strayInk(screen, paper, 3)).toBeLessThan(0.01);
    expect(strayInk(paper, screen, 3)).toBeLessThan(0.01);
  }
  // The measure itself: another figure is not the same.
  const other = { ...sampleGeometry, points: sampleGeometry.points.map((one) => ({ ...one, y: one.y * 0.9 })) };
  expect(strayInk(onPaper(other, compiler), await onScreen(page, sampleGeometry), 3)).toBeGreaterThan(0.05);
  await context.close();
});

/** The figures of the only draft of the author. */
async function figuresKept(): Promise<Figure[]> {
  const { items } = await author.call(writingApi.drafts, { subjectId: JUNIOR_MATHS });
  const { draft } = await author.call(writingApi.draft, { draftId: items[0]?.draftId ?? '' });
  return (draft?.content.body.stem ?? []).flatMap((block) =>
    block.t === 'p'
      ? block.children.flatMap((one) => (one.t === 'image' && one.source.kind === 'figure' ? [one.source.figure] : []))
      : [],
  );
}

it('a triangle is drawn by hand and keys, kept as data, and changed again', async () => {
  const page = await journey.enter(author);
  const complaints = complaintsOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`${journey.address}/paperTest/addQues`);
  await page.getByRole('textbox', { name: '题干' }).click();
  await button('图形').click();
  const dialog = page.getByRole('dialog', { name: '图形' });
  const sheet = dialog.getByRole('application');
  await sheet.click({ trial: true }); // until the dialog has come to rest
  /** A place of the sheet of 12 by 8 units with 4 mm around it, at 10 mm a unit. */
  const click = async (x: number, y: number) => {
    const box = await sheet.locator('svg').boundingBox();
    if (!box) throw new Error('no sheet');
    const perMm = Math.min(box.width / 128, box.height / 88);
    const [left, top] = [box.x + (box.width - 128 * perMm) / 2, box.y + (box.height - 88 * perMm) / 2];
    await page.mouse.click(left + (4 + x * 10) * perMm, top + (4 + (8 - y) * 10) * perMm);
  };
  await click(1, 1);
  await click(5, 1);
  await click(5, 1);
  await click(5.1, 3.9);
  await click(5, 4);
  await click(1, 1);
  await button('直角').click();
  for (const [x, y] of [
    [1, 1],
    [5, 1],
    [5, 4],
  ] as const)
    await click(x, y);
  await expect.poll(() => dialog.getByText('∠ABC').isVisible()).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => dialog.getByText('∠ABC').isVisible()).toBe(false);
  await button('恢复一步').click();
  // The fourth point comes by keys alone: the cross begins in the middle.
  await button('点').click();
  await sheet.focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /插\s*入/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('[data-editor="题干"] svg[viewBox]').waitFor();
  await expect.poll(figuresKept).toMatchObject([
    {
      kind: 'geometry',
      points: [
        { x: 1, y: 1, label: 'A' },
        { x: 5, y: 1, label: 'B' },
        { x: 5, y: 4, label: 'C' },
        { x: 8, y: 4, label: 'D' },
      ],
      segments: [
        { from: 0, to: 1 },
        { from: 1, to: 2 },
        { from: 2, to: 0 },
      ],
      angles: [{ at: 1, from: 0, to: 2, arcs: 0 }],
    },
  ]);

  await page.locator('[data-editor="题干"] svg[viewBox]').dblclick();
  await button('删除点 4').click();
  await dialog.getByRole('button', { name: /插\s*入/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(async () => (await figuresKept()).map((one) => one.kind === 'geometry' && one.points.length))
    .toEqual([3]);
  expect(complaints).toEqual([]);
});

it('a parabola is written as a formula on a plane', async () => {
  const page = await journey.enter(author, 'en', '/paperTest/addQues');
  await page.getByRole('textbox', { name: 'Question text' }).click();
  await page.getByRole('button', { name: 'Figure', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Figure' });
  await dialog.getByText('Coordinates', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Add Curves' }).click();
  const formula = dialog.getByRole('textbox', { name: 'y =' });
  await formula.fill('x^2-2x+');
  expect(await formula.getAttribute('class')).toContain('error');
  await formula.fill('x^2-2x-3');
  const drawn = await dialog.getByRole('application').locator('path[d*="L"]').count();
  expect(drawn).toBeGreaterThan(3);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('[data-editor="Question text"] svg[viewBox]').waitFor();
});
