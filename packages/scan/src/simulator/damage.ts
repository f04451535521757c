import type { Point } from '../frame/homography.js';
import type { GreyImage } from '../image/grey-image.js';
import type { Canvas } from './canvas.js';

/** A rectangle of a page in mm. */
export interface Part {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/** The page with a part of it covered with paper: torn off, or under a label. */
export function withoutPart({ image, perMm }: Canvas, { xMm, yMm, widthMm, heightMm }: Part): Canvas {
  const pixels = image.pixels.slice();
  const inside = ({ x, y }: Point) => x > xMm && y > yMm && x < xMm + widthMm && y < yMm + heightMm;
  for (let k = 0; k < pixels.length; k++)
    if (inside({ x: (k % image.width) / perMm, y: Math.floor(k / image.width) / perMm })) pixels[k] = 255;
  return { image: { ...image, pixels }, perMm };
}

/** A picture that shows no page: light and dark without any mark. */
export function strangePicture(width: number, height: number): GreyImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, k) => {
    const [x, y] = [k % width, Math.floor(k / width)];
    return 128 + 60 * Math.sin(x / 23) * Math.cos(y / 31) + 50 * Math.sin((x + y) / 7);
  });
  return { width, height, pixels };
}
