import { auditAreas } from '@zhibi/contract/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPress, type Press } from '../press/open-press.js';
import { allKinds } from '../sample/all-kinds.js';
import { wordsOf } from '../sample/raster.js';
import { unitTest } from '../sample/unit-test.js';
import type { LayoutOptions, PaperSheet } from './paper-sheet.js';

const paperOptions: LayoutOptions = {
  pageSize: 'A4',
  columns: 1,
  sealLine: true,
  scoreTable: false,
  edition: 'student',
};
const card: LayoutOptions = { ...paperOptions, answerCard: true };
const folded: LayoutOptions = { ...card, pageSize: 'A3', columns: 2 };

let press: Press;
beforeAll(async () => {
  press = await openPress();
}, 60_000);

/** What is answered where, whatever the page. */
async function answeredIn(sheet: PaperSheet, options: LayoutOptions) {
  const { areas } = (await press.layOut(sheet, options)).geometry;
  const said = areas.map(({ areaId, areaType, option, blankIndex, partIndex }) => {
    const [id = ''] = areaId.split('~');
    return [id, areaType, option, blankIndex, partIndex].join(' ');
  });
  return [...new Set(said)].sort();
}

describe('the answer card of a paper', () => {
  it.each([card, folded])('asks for the same answers as the paper does, of every kind: $pageSize', async (options) => {
    for (const sheet of [allKinds(), unitTest()])
      expect(await answeredIn(sheet, options)).toEqual(await answeredIn(sheet, paperOptions));
  });

  it.each([card, folded])('has areas that are large enough and apart from each other: $pageSize', async (options) => {
    const { geometry } = await press.layOut(allKinds(), options);
    expect(auditAreas(geometry)).toEqual({ overlaps: [], tooSmall: [] });
  });

  it('holds no word of a question, and fewer pages', async () => {
    const { pdf, geometry } = await press.layOut(unitTest(), card);
    const words = Array.from({ length: geometry.pageCount }, (_, i) => wordsOf(pdf, i + 1)).join('');
    expect(words).toContain('选择题');
    for (const asked of ['方程', '下列']) expect(words.replace(/第二十一章.*?单元检测/gs, '')).not.toContain(asked);
    expect(geometry.pageCount).toBeLessThan((await press.layOut(unitTest(), paperOptions)).geometry.pageCount);
  });

  it('with the answers in place is the same card', async () => {
    const [student, answer] = await Promise.all([
      press.layOut(unitTest(), card),
      press.layOut(unitTest(), { ...card, edition: 'answer' }),
    ]);
    expect(answer.geometry.areas).toEqual(student.geometry.areas);
  });

  it('groups choices by five, one below the other', async () => {
    const { areas } = (await press.layOut(unitTest(), card)).geometry;
    const boxes = areas.filter(({ option }) => option === 'A').slice(0, 6);
    expect(new Set(boxes.slice(0, 5).map(({ xMm }) => xMm)).size).toBe(1);
    expect(boxes[5]).toMatchObject({ yMm: boxes[0]?.yMm });
    expect(boxes[5]?.xMm).toBeGreaterThan(boxes[0]?.xMm ?? 0);
  });
});
