import * as mupdf from 'mupdf';

/** A page in grey, 0 black to 255 white. For specifications: looks at what is printed, not at what was meant. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
  /** mm → pixels. */
  perMm: number;
}

export function rasterise(pdf: Uint8Array, page: number, dpi: number): Raster {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const perMm = dpi / 25.4;
  const picture = document
    .loadPage(page - 1)
    .toPixmap(mupdf.Matrix.scale(dpi / 72, dpi / 72), mupdf.ColorSpace.DeviceGray, false, true);
  const raster = { width: picture.getWidth(), height: picture.getHeight(), pixels: picture.getPixels().slice(), perMm };
  picture.destroy();
  document.destroy();
  return raster;
}

/** A picture of a screen in grey, row by row. */
export function greyOf(png: Uint8Array): Pick<Raster, 'width' | 'height' | 'pixels'> {
  const picture = new mupdf.Image(png).toPixmap().convertToColorSpace(mupdf.ColorSpace.DeviceGray);
  return { width: picture.getWidth(), height: picture.getHeight(), pixels: picture.getPixels().slice() };
}

/** The words of a page, as a reader's search finds them. */
export function wordsOf(pdf: Uint8Array, page: number): string {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const words = document
    .loadPage(page - 1)
    .toStructuredText('')
    .asText();
  document.destroy();
  return words;
}
