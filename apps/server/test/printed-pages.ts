import { PDFDocument } from 'mupdf';

/** What a printer would put on each sheet, as words. */
export function wordsOfPages(pdf: Uint8Array): string[] {
  const printed = PDFDocument.openDocument(pdf, 'application/pdf');
  return Array.from({ length: printed.countPages() }, (_, at) => printed.loadPage(at).toStructuredText('').asText());
}
