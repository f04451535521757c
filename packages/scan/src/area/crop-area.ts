import type { PageFrame } from '../frame/find-page.js';
import { mapped } from '../frame/homography.js';
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
  const pixels = Uint8Array.from({ length: width * height }, (_, k) => {
    const x = area.xMm - aroundMm + ((k % width) + 0.5) / perMm;
    const y = area.yMm - aroundMm + (Math.floor(k / width) + 0.5) / perMm;
    const place = mapped(frame.toImage, { x, y });
    return Math.round(greyAt(image, place.x, place.y));
  });
  return { width, height, pixels };
}
