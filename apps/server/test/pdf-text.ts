import { Document } from 'mupdf';

/** What somebody reads on a page of a PDF, the first from 0. */
export const textOfPdf = (bytes: Uint8Array, page = 0): string =>
  Document.openDocument(bytes, 'application/pdf').loadPage(page).toStructuredText('').asText();
