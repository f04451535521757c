// Runs in a process of the typesetter: pages of several PDFs bound into one, each pick beginning on a sheet of its own.
import * as mupdf from 'mupdf';

/** The files of a holiday are larger than what of them is bound: one is open at a time, and the pages are put in order at the end. */
export function pickPages({ paths, picks }) {
  const bound = new mupdf.PDFDocument();
  const placed = picks.map(() => []);
  let pages = 0;
  for (const [pdf, path] of paths.entries()) {
    if (!picks.some((pick) => pick.pdf === pdf)) continue;
    const open = mupdf.Document.openDocument(path);
    // One map a source: what its pages share is taken over once.
    const map = bound.newGraftMap();
    for (const [nth, pick] of picks.entries()) {
      if (pick.pdf !== pdf) continue;
      for (let page = pick.from; page < pick.from + pick.count; page++) {
        map.graftPage(-1, open, page);
        placed[nth].push(pages++);
      }
      if (pick.count % 2 === 0) continue;
      bound.insertPage(-1, bound.addPage(open.loadPage(pick.from).getBounds(), 0, {}, ''));
      placed[nth].push(pages++);
    }
    map.destroy();
    open.destroy();
  }
  bound.rearrangePages(placed.flat());
  const bytes = bound.saveToBuffer('compress').asUint8Array().slice();
  bound.destroy();
  return bytes;
}
