import { readQr } from '@zhibi/scan';
import * as mupdf from 'mupdf';

const DPI = 300;
/** Where a sheet of A4 carries the code for a telephone, left of the code of the page. */
const PLACE = { xMm: 159, yMm: 3.5, sizeMm: 16 };
const PER_MM = DPI / 25.4;

/** What a telephone reads on the pages of a PDF, beside the codes of the pages themselves; pages without one are left out. */
export function codesIn(pdf: Uint8Array): string[] {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const read = Array.from({ length: document.countPages() }, (_, page) => codeOn(document.loadPage(page)));
  document.destroy();
  return read.filter((one) => one !== undefined);
}

function codeOn(page: mupdf.Page): string | undefined {
  const scale = mupdf.Matrix.scale(DPI / 72, DPI / 72);
  const picture = page.toPixmap(scale, mupdf.ColorSpace.DeviceGray, false, true);
  const grey = { width: picture.getWidth(), height: picture.getHeight(), pixels: Uint8Array.from(picture.getPixels()) };
  picture.destroy();
  return readQr(grey, [PER_MM, 0, 0, 0, PER_MM, 0, 0, 0, 1], PLACE);
}
