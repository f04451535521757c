// Runs in a process of the typesetter: pages of several PDFs bound into one, each pick beginning on a sheet of its own.
import * as mupdf from 'mupdf';

export function pickPages({ pdfs, picks }) {
  const bound = new mupdf.PDFDocument();
  const open = pdfs.map((pdf) => mupdf.Document.openDocument(pdf, 'application/pdf'));
  // One map a source: what its pages share is taken over once.
  const maps = open.map(() => bound.newGraftMap());
  for (const { pdf, from, count } of picks) {
    for (let page = from; page < from + count; page++) maps[pdf].graftPage(-1, open[pdf], page);
    if (count % 2 === 1) bound.insertPage(-1, bound.addPage(open[pdf].loadPage(from).getBounds(), 0, {}, ''));
  }
  const bytes = bound.saveToBuffer('compress').asUint8Array().slice();
  for (const one of open) one.destroy();
  bound.destroy();
  return bytes;
}
