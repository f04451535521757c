// Runs in a worker thread of its own: the pages of a PDF as pictures. The file is opened once and kept while the thread lives.
import * as mupdf from 'mupdf';

/** 200 dots an inch over the width of an A4 page: small print stays readable. */
const WIDTH_PX = 1654;
const LONGEST_SIDE_PX = 3000;
/** A page that is longer than so many times its other side is no page of a book. */
const MOST_RATIO = 8;
const JPEG_QUALITY = 85;

let open;
function documentOf(pdf) {
  open ??= mupdf.Document.openDocument(pdf, 'application/pdf');
  return open;
}

/** How many pages it has, or why it cannot be read. */
export function countPages({ pdf }) {
  try {
    const document = documentOf(pdf);
    if (document.needsPassword()) return { why: 'locked-file' };
    const pages = document.countPages();
    return Number.isSafeInteger(pages) && pages > 0 ? { pages } : { why: 'broken-file' };
  } catch {
    return { why: 'broken-file' }; // mupdf tells of broken files by throwing
  }
}

/** A page, counted from 1, as a JPEG; undefined where it cannot be read. */
export function drawPage({ pdf, page }) {
  let sheet;
  let drawn;
  try {
    sheet = documentOf(pdf).loadPage(page - 1);
    const [left, top, right, bottom] = sheet.getBounds();
    const [width, height] = [right - left, bottom - top];
    const ratio = height / width;
    if (!(ratio > 1 / MOST_RATIO && ratio < MOST_RATIO)) return undefined;
    const scale = Math.min(WIDTH_PX / width, LONGEST_SIDE_PX / height);
    drawn = sheet.toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceRGB, false, true);
    return drawn.asJPEG(JPEG_QUALITY, false);
  } catch {
    return undefined; // a page of its own may be broken; the others are read
  } finally {
    for (const one of [drawn, sheet]) one?.destroy();
  }
}
