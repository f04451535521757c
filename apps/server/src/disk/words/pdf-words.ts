import * as mupdf from 'mupdf';

/** The words of a PDF, page by page, until there are enough. For a thread: a PDF may be made to never end. */
export function pdfWords(pdf: Uint8Array, longest: number): string {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const parts: string[] = [];
  let length = 0;
  try {
    for (let at = 0; at < document.countPages() && length < longest; at++) {
      const page = document.loadPage(at);
      const text = page.toStructuredText('');
      const words = text.asText();
      parts.push(words);
      length += words.length;
      for (const one of [text, page]) one.destroy();
    }
    return parts.join(' ');
  } finally {
    document.destroy();
  }
}
