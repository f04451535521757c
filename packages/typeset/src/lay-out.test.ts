import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { areaTypes, auditAreas } from '@zhibi/contract/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from './lay-out.js';
import { openPress, type Press } from './press/open-press.js';
import { allKinds } from './sample/all-kinds.js';
import { choice, filled, numbered, open } from './sample/make.js';
import { wordsOf } from './sample/raster.js';
import { unitTest } from './sample/unit-test.js';
import type { LayoutOptions, PaperSheet, SheetItem } from './sheet/paper-sheet.js';

const A4: LayoutOptions = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' };
const A3: LayoutOptions = { ...A4, pageSize: 'A3', columns: 2 };

let press: Press;
beforeAll(async () => {
  press = await openPress();
}, 60_000);

const paperOf = (...items: SheetItem[]): PaperSheet => ({ title: '小测', sections: [{ title: '一、题目', items }] });
const textOf = ({ pdf, geometry }: Layout) =>
  Array.from({ length: geometry.pageCount }, (_, i) => wordsOf(pdf, i + 1)).join('\n');

describe('a laid-out paper', () => {
  it('has a frame for each question and the areas to answer it in', async () => {
    const { geometry, issues } = await press.layOut(unitTest(), A4);
    const of = (itemId: string) =>
      geometry.areas
        .filter((area) => area.qids[0] === itemId)
        .map((area) => [area.areaId, area.areaType, area.option, area.blankIndex]);
    expect(issues).toEqual([]);
    expect(of('q1')).toEqual([
      ['q1', 0, null, null],
      ['q1:A', 2, 'A', null],
      ['q1:B', 2, 'B', null],
      ['q1:C', 2, 'C', null],
      ['q1:D', 2, 'D', null],
    ]);
    expect(of('q12')).toEqual([
      ['q12', 0, null, null],
      ['q12:b0', 4, null, 0],
      ['q12:b1', 4, null, 1],
    ]);
    expect(of('q16')).toEqual([
      ['q16', 0, null, null],
      ['q16:s', 1, null, null],
    ]);
  });

  it.each([A4, A3, { ...A4, columns: 2 as const }, { ...A3, sealLine: false }])(
    'has areas that stand apart, are large enough and lie in their frames',
    async (options) => {
      const { geometry } = await press.layOut(allKinds(), options);
      expect(auditAreas(geometry)).toEqual({ overlaps: [], tooSmall: [] });
      const byId = new Map(geometry.areas.map((area) => [area.areaId, area]));
      for (const area of geometry.areas.filter((one) => one.areaType !== areaTypes.question)) {
        const frame = byId.get(area.beIncludedId ?? '');
        expect(area.yMm, area.areaId).toBeGreaterThanOrEqual(frame?.yMm ?? 999);
        expect(area.xMm, area.areaId).toBeGreaterThanOrEqual(frame?.xMm ?? 999);
        expect(frame?.page, area.areaId).toBe(area.page);
        expect(area.yMm + area.heightMm, area.areaId).toBeLessThanOrEqual(
          (frame?.yMm ?? 0) + (frame?.heightMm ?? 0) + 0.1,
        );
        expect(area.xMm + area.widthMm, area.areaId).toBeLessThanOrEqual(
          (frame?.xMm ?? 0) + (frame?.widthMm ?? 0) + 0.1,
        );
      }
    },
  );

  it('knows the parts of a combined question', async () => {
    const { geometry } = await press.layOut(allKinds(), A4);
    const parts = geometry.areas.filter((area) => area.qids[0] === 'q21' && area.areaType !== 0);
    expect(parts.map((area) => [area.areaId, area.partIndex])).toEqual([
      ...['A', 'B', 'C', 'D'].map((letter) => [`q21:p0:${letter}`, 0]),
      ['q21:p1:b0', 1],
      ['q21:p2:s', 2],
    ]);
  });

  it('gives room by the score, and as much as is asked for', async () => {
    const item = numbered();
    const { geometry } = await press.layOut(
      paperOf(item(10, open('解方程．', '')), item(10, open('解方程．', ''), { answerSpaceMm: 90 })),
      A4,
    );
    expect(geometry.areas.filter((area) => area.areaType === 1).map((area) => area.heightMm)).toEqual([55, 90]);
  });

  it('keeps every space whole: what does not fit moves to the next page', async () => {
    const item = numbered();
    const { geometry } = await press.layOut(paperOf(...[1, 2, 3, 4, 5].map(() => item(14, open('证明．', '')))), A4);
    const spaces = geometry.areas.filter((area) => area.areaType === 1);
    expect(spaces.map((area) => area.page)).toEqual([1, 1, 2, 2, 3]);
    for (const space of spaces) expect(space.heightMm).toBe(77);
  });

  it('is the same each time', async () => {
    const [first, second] = [await press.layOut(allKinds(), A3), await press.layOut(allKinds(), A3)];
    expect(second.geometry).toEqual(first.geometry);
    expect(Buffer.from(second.pdf).equals(Buffer.from(first.pdf))).toBe(true);
  });

  it('keeps its geometry when the answers are printed in place', async () => {
    const [student, answers] = [
      await press.layOut(unitTest(), A4),
      await press.layOut(unitTest(), { ...A4, edition: 'answer' }),
    ];
    expect(answers.geometry).toEqual(student.geometry);
  });

  it('shows answers and analyses to teachers only', async () => {
    const teacher = textOf(await press.layOut(unitTest(), { ...A4, edition: 'teacher' }));
    const student = textOf(await press.layOut(unitTest(), A4));
    expect(teacher).toContain('【解析】');
    expect(student).not.toMatch(/【|只含一个未知数/);
    expect(student).toMatch(/第 1 页（共 [34] 页）/);
  });

  it('prints the answers alone by number, without a word of the questions and nothing to write on', async () => {
    const [key, explained, bare] = [
      await press.layOut(unitTest(), { ...A4, edition: 'key' }),
      await press.layOut(unitTest(), { ...A4, edition: 'explained' }),
      await press.layOut(paperOf(numbered()(5, { ...open('证明．', ''), answer: { kind: 'none' } })), {
        ...A4,
        edition: 'key',
      }),
    ];
    expect(textOf(key)).toContain('参考答案');
    expect(textOf(key)).not.toMatch(/下列方程|【解析】|密封线|得分/);
    expect(textOf(explained)).toMatch(/参考答案与解析.*【解析】.*只含一个未知数/s);
    expect(key.geometry).toMatchObject({ pageCount: 1, areas: [] });
    expect(textOf(bare)).toContain('略');
  });

  it('embeds our fonts and those of formulas, and no other', async () => {
    const document = await PDFDocument.load((await press.layOut(allKinds(), A4)).pdf);
    const names = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict && ['FontFile2', 'FontFile3'].some((file) => object.has(PDFName.of(file)))
          ? [String(object.get(PDFName.of('FontName')))]
          : [],
      );
    expect(new Set(names.map((name) => name.replace(/^\/[A-Z]{6}\+/, '')))).toEqual(
      new Set(['ZhibiSong-Regular', 'ZhibiSong-Bold', 'ZhibiHei-Bold', 'ZhibiKai-Regular', 'NewCM10-Regular']),
    );
  });
});

describe('a paper that cannot be printed as it is', () => {
  const item = numbered();
  const picture = (fileId: string, widthMm = 40, heightMm = 30) => ({
    t: 'image' as const,
    source: { kind: 'file' as const, fileId },
    widthMm,
    heightMm,
    alt: '图',
  });
  const withPicture = (...image: Parameters<typeof picture>) => {
    const question = open('看图．', '');
    return item(5, { ...question, stem: [...question.stem, { t: 'p', children: [picture(...image)] }] });
  };
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const chain = (times: number) => Array(times).fill('(x+1)^2-(x-1)^2+\\frac{x^2-1}{x+1}').join('=');
  const cases: [string, PaperSheet, string[]][] = [
    ['without a question', { title: '', sections: [] }, ['empty-paper']],
    ['with a formula that is none', paperOf(item(3, filled('求 $\\frac{1}{$ 的值．', '1'))), ['formula-unreadable']],
    ['with a chain of formulas longer than a line', paperOf(item(3, filled(`化简 $${chain(8)}$ 后求值．`, '1'))), []],
    ['with a sum longer than a page is wide', paperOf(item(3, filled(`求 $${'1+2+3+'.repeat(40)}4$ 的值．`, '1'))), []],
    [
      'with a sentence in a formula',
      paperOf(item(3, filled(`$\\text{${'已知一个长方形的长增加百分之二十，宽减少'.repeat(4)}}$`, '1'))),
      [],
    ],
    [
      'with a fraction that fits no line',
      paperOf(item(3, filled(`求 $\\frac{${chain(9)}}{2}$．`, '1'))),
      ['formula-too-large'],
    ],
    [
      'with a root a little wider than the line',
      paperOf(item(3, filled(`求 $\\sqrt{${chain(4)}}$．`, '1'))),
      ['formula-shrunk'],
    ],
    [
      'with a rule as large as a house',
      paperOf(item(3, filled('求 $\\rule{999em}{999em}$．', '1'))),
      ['formula-too-large'],
    ],
    ['with a picture that is not there', paperOf(withPicture('f1')), ['picture-missing']],
    [
      'with a picture that is text',
      { ...paperOf(withPicture('f1')), pictures: { f1: Buffer.from('hello') } },
      ['picture-broken'],
    ],
    [
      'with half a picture',
      { ...paperOf(withPicture('f1'), withPicture('f2')), pictures: { f1: png.subarray(0, 40), f2: png } },
      ['picture-broken'],
    ],
    [
      'with a picture larger than the page',
      { ...paperOf(withPicture('f1', 900, 900)), pictures: { f1: png } },
      ['picture-shrunk'],
    ],
    [
      'with three hundred options',
      paperOf(
        item(
          3,
          choice(
            '选',
            Array.from({ length: 300 }, (_, i) => `第 ${i} 项`),
            'A',
          ),
        ),
      ),
      ['too-many-options'],
    ],
    [
      'with a space higher than the page',
      paperOf(item(3, open('证明．\n'.repeat(9), ''), { answerSpaceMm: 5_000 })),
      ['space-shrunk', 'item-over-pages'],
    ],
    ['with a sign that no font has', paperOf(item(3, filled('🦄 有几条腿？', '4'))), ['character-missing']],
    [
      'with Typst code for words',
      paperOf(item(3, filled('#panic("x") `` $ @a <b> \\#{}" #import "/etc/passwd"', '4'))),
      [],
    ],
    ['with a word longer than the line', paperOf(item(3, filled('a'.repeat(1_000), '4'))), []],
  ];
  it.each(cases)('%s', async (_, paper, kinds) => {
    const { issues, geometry } = await press.layOut(paper, A4);
    expect(issues.map((issue) => issue.kind)).toEqual(kinds);
    expect(geometry.pageCount).toBeGreaterThan(0);
  });

  it('fits formulas and pictures into a narrow column', async () => {
    const wide = `$${Array.from({ length: 80 }, (_, i) => `x_{${i}}`).join('+')}$`;
    const { geometry } = await press.layOut(paperOf(item(5, choice(wide, [wide, wide], 'A'))), { ...A4, columns: 2 });
    expect(auditAreas(geometry).overlaps).toEqual([]);
  });
});
