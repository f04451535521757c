// Runs in a process of the typesetter: several PDFs bound into one, each beginning on a sheet of its own.
import * as mupdf from 'mupdf';

export function joinPdfs({ pdfs }) {
  const bound = new mupdf.PDFDocument();
  for (const pdf of pdfs) {
    const one = mupdf.Document.openDocument(pdf, 'application/pdf');
    const pages = one.countPages();
    const map = bound.newGraftMap();
    for (let page = 0; page < pages; page++) map.graftPage(-1, one, page);
    // Printed on both sides, the next one would begin on the back of this.
    if (pages % 2 === 1) bound.insertPage(-1, bound.addPage(one.loadPage(0).getBounds(), 0, {}, ''));
    one.destroy();
  }
  const bytes = bound.saveToBuffer('compress').asUint8Array().slice();
  bound.destroy();
  return bytes;
}
