import jsqr from 'jsqr';
import * as mupdf from 'mupdf';
import { expect, it } from 'vitest';
import { openForms } from './open-forms.js';

it('a form says its words as they are, its tables whole, and its QR is read again', async () => {
  const setForm = await openForms();
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
