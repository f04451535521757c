import { PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { pdfPages } from './pdf-pages.js';

const DEPTH = 9;
const TIMES = 12;

/** A small PDF whose second page draws a form that draws another twelve times, nine deep: five thousand million lines. */
async function endless(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const _ of [1, 2, 3]) pdf.addPage([300, 400]).drawLine({ start: { x: 10, y: 10 }, end: { x: 200, y: 300 } });
  const form = (content: string, inner?: PDFRef) =>
    pdf.context.register(
      pdf.context.stream(content, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 300, 400],
        Resources: inner ? { XObject: { Inner: inner } } : {},
      }),
    );
  let outer = form('0 0 m 300 400 l S');
  for (let depth = 0; depth < DEPTH; depth++) outer = form('/Inner Do '.repeat(TIMES), outer);
  const page = pdf.getPage(1);
  page.node.setXObject(PDFName.of('Outer'), outer);
  page.node.addContentStream(pdf.context.register(pdf.context.stream('/Outer Do')));
  return pdf.save();
}

it('a page that is made to never end is given up, and the one behind it is drawn', async () => {
  const pages = pdfPages(await endless(), { counting: 30_000, drawing: 8_000 });
  try {
    expect(await pages.count()).toEqual({ pages: 3 });
    expect(await pages.draw(2)).toBe('took-too-long');
    expect(await pages.draw(3)).toBeInstanceOf(Uint8Array);
  } finally {
    await pages.close();
  }
});

it('a file that takes too long to open is not read at all', async () => {
  const pages = pdfPages(await endless(), { counting: 1, drawing: 1 });
  try {
    expect(await pages.count()).toEqual({ why: 'took-too-long' });
  } finally {
    await pages.close();
  }
});
