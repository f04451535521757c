import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { papersApi } from '@zhibi/contract/papers';
import { seeded } from '@zhibi/ink/handwriting';
import { photographed } from '@zhibi/scan/simulator';
import { ColorSpace, Document, Matrix } from 'mupdf';
import { asPng, type DrawnPage, PER_MM } from './scanned-class.js';
import type { QuestionKind, TestCourse } from './test-course.js';

/** A paper of somebody else as a PDF with its words: what our own pages have in their corners is not on it. */
export async function foreignPdf(course: TestCourse, kinds: readonly QuestionKind[]): Promise<Uint8Array> {
  const paperId = await course.newPaper(kinds);
  const { bytes } = await course.teacher.download(papersApi.pdf, { paperId });
  const document = await PDFDocument.load(bytes);
  for (const page of document.getPages()) {
    const { width, height } = page.getSize();
    for (const [x, y] of [
      [0, 0],
      [width - 45, 0],
      [0, height - 45],
      [width - 45, height - 45],
    ] as const)
      page.drawRectangle({ x, y, width: 45, height: 45, color: rgb(1, 1, 1) });
  }
  return document.save();
}

/** A page of a PDF, counted from 1, as a scanner sees it. */
export function scannedPage(pdf: Uint8Array, page = 1): DrawnPage {
  const scale = (PER_MM * 25.4) / 72;
  const picture = Document.openDocument(pdf, 'application/pdf')
    .loadPage(page - 1)
    .toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceGray, false, true);
  return { width: picture.getWidth(), height: picture.getHeight(), pixels: Uint8Array.from(picture.getPixels()) };
}

/** The same, lying on a table under a lamp, as a phone sees it. */
export const photographOf = (page: DrawnPage): Promise<Buffer> =>
  asPng(photographed({ image: page, perMm: PER_MM }, { perspective: 0.03, shadow: 0.8 }, seeded(7)));
