import type { PageFrame } from '../frame/find-page.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';

/** A rectangle of the page in mm, as in the geometry record. */
export interface AreaPlace {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/**
 * Cuts an answer area out of the picture of a page, straight and upright however the page lay, with a little of what is around it.
 * @param perMm pixels to a millimetre of the crop; 8 shows handwriting well
 */
export function cropArea(
  image: GreyImage,
  frame: PageFrame,
  area: AreaPlace,
  { perMm = 8, aroundMm = 2 }: { perMm?: number; aroundMm?: number } = {},
): GreyImage {
  const width = Math.max(1, Math.round((area.widthMm + 2 * aroundMm) * perMm));
  const height = Math.max(1, Math.round((area.heightMm + 2 * aroundMm) * perMm));
  const pixels = new Uint8Array(width * height);
  // A whole page has millions of pixels: nothing is made for each of them.
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, j = 1] = frame.toImage;
  for (let row = 0, at = 0; row < height; row++) {
    const y = area.yMm - aroundMm + (row + 0.5) / perMm;
    for (let column = 0; column < width; column++, at++) {
      const x = area.xMm - aroundMm + (column + 0.5) / perMm;
      const depth = g * x + i * y + j;
      pixels[at] = Math.round(greyAt(image, (a * x + b * y + c) / depth, (d * x + e * y + f) / depth));
    }
  }
  return { width, height, pixels };
}
