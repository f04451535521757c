// Runs in a worker thread: the words of a PDF, page by page, until there are enough.
import * as mupdf from 'mupdf';

export function pdfWords({ pdf, longest }) {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const parts = [];
  let length = 0;
  try {
    for (let at = 0; at < document.countPages() && length < longest; at++) {
      const page = document.loadPage(at);
      const text = page.toStructuredText();
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
