import type { PageFrame } from '../frame/find-page.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';

/** A rectangle of the page in mm, as in the geometry record. */
export interface AreaPlace {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/** What the picture does not show is neither paper nor ink: a grey that nobody takes for an empty page. */
const NOT_SEEN = 150;
/** So much beyond its edge a picture goes on as it ends: scanners cut a little off. */
const EDGE_MM = 3;

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
  const edge = (EDGE_MM * frame.dpi) / 25.4;
  // A whole page has millions of pixels: nothing is made for each of them.
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, j = 1] = frame.toImage;
  for (let row = 0, at = 0; row < height; row++) {
    const y = area.yMm - aroundMm + (row + 0.5) / perMm;
    for (let column = 0; column < width; column++, at++) {
      const x = area.xMm - aroundMm + (column + 0.5) / perMm;
      const depth = g * x + i * y + j;
      const [u, v] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
      const isSeen = u > -edge && v > -edge && u < image.width + edge && v < image.height + edge;
      pixels[at] = isSeen ? Math.round(greyAt(image, u, v)) : NOT_SEEN;
    }
  }
  return { width, height, pixels };
}
