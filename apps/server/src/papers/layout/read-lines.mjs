// Runs in a process of the typesetter: the lines of text of a stored PDF and where they stand, in mm.
import * as mupdf from 'mupdf';

const MM = 25.4 / 72;

export function readLines({ pdf }) {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const lines = [];
  try {
    for (let at = 0; at < document.countPages(); at++) {
      const sheet = document.loadPage(at);
      const text = sheet.toStructuredText();
      const { blocks } = JSON.parse(text.asJSON());
      for (const { lines: own = [] } of blocks)
        for (const { bbox, text: words } of own)
          lines.push({
            page: at + 1,
            text: words,
            xMm: bbox.x * MM,
            yMm: bbox.y * MM,
            widthMm: bbox.w * MM,
            heightMm: bbox.h * MM,
          });
      text.destroy();
      sheet.destroy();
    }
    return lines;
  } finally {
    document.destroy();
  }
}
