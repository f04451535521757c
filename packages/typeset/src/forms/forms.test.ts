import jsqr from 'jsqr';
import * as mupdf from 'mupdf';
import { expect, it } from 'vitest';
import { formSource } from './form-source.js';
import { openForms } from './open-forms.js';

it('a form says its words as they are, its tables whole, and its QR is read again', async () => {
  const { setForm } = await openForms();
  const pdf = setForm({
    title: '作业票 "B000012" #list',
    note: '文二路 \\ 印刷点',
    qr: 'ZB-B000012-7F3A91',
    facts: [['纸张', 'A4 · 80 g']],
    tables: [
      {
        title: '任务',
        columns: [
          { title: '单号', share: 1 },
          { title: '张数', share: 1, isNumber: true },
        ],
        rows: Array.from({ length: 80 }, (_, at) => [`P${at}`, `${at * 2}`]),
        hasSum: true,
      },
    ],
    signatures: ['印刷中心', '印刷点'],
  });
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const pages = Array.from({ length: document.countPages() }, (_, at) => document.loadPage(at));
  const text = pages.map((page) => page.toStructuredText('').asText()).join('\n');
  expect(pages.length).toBeGreaterThan(1);
  for (const words of ['作业票 "B000012" #list', '文二路 \\ 印刷点', 'P79', '158', '印刷中心'])
    expect(text).toContain(words);
  const picture = pages[0]?.toPixmap(mupdf.Matrix.scale(3, 3), mupdf.ColorSpace.DeviceRGB, false);
  if (picture === undefined) throw new Error('no page');
  const [red, width, height] = [picture.getPixels(), picture.getWidth(), picture.getHeight()];
  // Three bytes a pixel from the picture, four for the reader.
  const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (red[Math.floor(at / 4) * 3 + (at % 4)] ?? 255),
  );
  const read = jsqr(pixels, width, height);
  expect(read?.data).toBe('ZB-B000012-7F3A91');
});

it('covers and separators are a page each, however much they say', async () => {
  const { setTitles } = await openForms();
  const fields = [
    ['姓名', '林雨桐'],
    ['学号', ''],
  ] as const;
  const [many, long] = [Array.from({ length: 400 }, (_, at) => `${at + 1} 学生`), '很长的标题'.repeat(60)];
  const pdf = setTitles({
    pageSize: 'A4',
    sheets: [
      {
        kind: 'separator',
        title: '八年级(1)班  第 2 排',
        lines: ['8 份，备用 1 份'],
        fields: [],
        names: ['1 林雨桐'],
        foot: 'P000042',
      },
      { kind: 'cover', title: '"期中" #1', lines: ['青禾实验中学', ''], fields, names: [], foot: '' },
      { kind: 'separator', title: long, lines: [long], fields: [], names: many, foot: long },
      { kind: 'cover', title: long, lines: [], fields, names: [], foot: '' },
    ],
  });
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  expect(document.countPages()).toBe(4);
  const said = (page: number) => document.loadPage(page).toStructuredText('').asText().replaceAll(/\s/g, '');
  for (const words of ['八年级(1)班第2排', '8份，备用1份', '1林雨桐', 'P000042']) expect(said(0)).toContain(words);
  for (const words of ['"期中"#1', '青禾实验中学', '姓名', '林雨桐', '学号']) expect(said(1)).toContain(words);
});

it('what is raised or lowered in the name of a question is set so, and nothing else is read as a power', async () => {
  const form = {
    title: '学情',
    note: '',
    facts: [],
    tables: [
      {
        title: '',
        columns: [
          { title: '题目', share: 1, hasFormulas: true },
          { title: '备注', share: 1 },
        ],
        rows: [['若 2^m "=" a_(n+1)', 'b^c']],
      },
    ],
    signatures: [],
  };
  expect(formSource(form).source).toContain(String.raw`"若 2" + super("m") + " \"=\" a" + sub("n+1"), "b^c"`);
  const { setForm } = await openForms();
  const page = mupdf.Document.openDocument(setForm(form), 'application/pdf').loadPage(0);
  const text = page.toStructuredText('').asText();
  expect(text).not.toContain('2^m');
  expect(text).toContain('b^c');
});
