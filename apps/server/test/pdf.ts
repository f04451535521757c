import { Document, PDFDocument } from 'mupdf';

/** All that is written on the pages of a PDF. */
export function wordsOf(pdf: Uint8Array): string {
  const document = Document.openDocument(pdf, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, page) =>
    document.loadPage(page).toStructuredText('preserve-whitespace').asText(),
  ).join('\n');
}

/** Every page of a PDF taken over into another, and nothing else; how many there are. */
export function copyPages(pdf: Uint8Array): number {
  const from = Document.openDocument(pdf, 'application/pdf');
  if (!(from instanceof PDFDocument)) throw new Error('no PDF');
  const to = new PDFDocument();
  const count = from.countPages();
  for (let page = 0; page < count; page++) to.graftPage(-1, from, page);
  to.saveToBuffer('compress');
  return count;
}
