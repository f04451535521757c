// Runs in a process of the typesetter: a page of a stored PDF as SVG, letters as outlines, so that it looks the same everywhere.
import * as mupdf from 'mupdf';

/** Places are told to 8 digits; 4 are a thousandth of a point, and a third of the size. */
const shorter = (svg) => svg.replace(/(\.\d{4})\d+/g, '$1');

export function drawPage({ pdf, page }) {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const sheet = document.loadPage(page - 1);
  const drawn = new mupdf.Buffer();
  const writer = new mupdf.DocumentWriter(drawn, 'svg', 'text=path');
  try {
    sheet.run(writer.beginPage(sheet.getBounds()), mupdf.Matrix.identity);
    writer.endPage();
    writer.close();
    return shorter(drawn.asString());
  } finally {
    for (const one of [writer, drawn, sheet, document]) one.destroy();
  }
}

/** To read this file is to open mupdf: nothing is left to do. */
export const warm = () => undefined;
