import type { GreyImage } from '../image/grey-image.js';

/** A page of paper to draw on, in mm from its top left corner; what is drawn darkens what is there, as ink does. */
export interface Canvas {
  image: GreyImage;
  perMm: number;
}

export function blankCanvas({ widthMm, heightMm }: { widthMm: number; heightMm: number }, perMm: number): Canvas {
  const [width, height] = [Math.round(widthMm * perMm), Math.round(heightMm * perMm)];
  return { image: { width, height, pixels: new Uint8Array(width * height).fill(255) }, perMm };
}

export const copyOf = ({ image, perMm }: Canvas): Canvas => ({
  image: { ...image, pixels: image.pixels.slice() },
  perMm,
});

/** A place in mm. */
export type Place = readonly [xMm: number, yMm: number];

export interface Ink {
  widthMm: number;
  /** 0 nothing to 1 black. */
  darkness: number;
  /** How much of it the paper takes at a place, for pencils that catch its grain; 1 by default. */
  grain?: (x: number, y: number) => number;
}

/** Draws a line through places, round at its ends; where it crosses itself it is as dark as where it does not. */
export function drawLine({ image, perMm }: Canvas, places: readonly Place[], { widthMm, darkness, grain }: Ink): void {
  const radius = (widthMm * perMm) / 2;
  const xs = places.map(([x]) => x * perMm);
  const ys = places.map(([, y]) => y * perMm);
  const reach = radius + 1;
  const left = Math.max(0, Math.floor(Math.min(...xs) - reach));
  const top = Math.max(0, Math.floor(Math.min(...ys) - reach));
  const right = Math.min(image.width - 1, Math.ceil(Math.max(...xs) + reach));
  const bottom = Math.min(image.height - 1, Math.ceil(Math.max(...ys) + reach));
  const columns = right - left + 1;
  if (columns <= 0 || bottom < top) return;
  const covered = new Float32Array(columns * (bottom - top + 1));
  for (let k = 0; k < Math.max(1, places.length - 1); k++) {
    const [x0 = 0, y0 = 0] = [xs[k], ys[k]];
    const [dx, dy] = [(xs[k + 1] ?? x0) - x0, (ys[k + 1] ?? y0) - y0];
    const square = dx * dx + dy * dy;
    const [fromX, toX] = [
      Math.max(left, Math.floor(Math.min(x0, x0 + dx) - reach)),
      Math.min(right, Math.ceil(Math.max(x0, x0 + dx) + reach)),
    ];
    const [fromY, toY] = [
      Math.max(top, Math.floor(Math.min(y0, y0 + dy) - reach)),
      Math.min(bottom, Math.ceil(Math.max(y0, y0 + dy) + reach)),
    ];
    for (let y = fromY; y <= toY; y++)
      for (let x = fromX; x <= toX; x++) {
        const [px, py] = [x + 0.5 - x0, y + 0.5 - y0];
        const t = square > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / square)) : 0;
        const cover = Math.min(1, radius + 0.5 - Math.hypot(px - dx * t, py - dy * t));
        const at = (y - top) * columns + x - left;
        if (cover > (covered[at] ?? 0)) covered[at] = cover;
      }
  }
  for (let at = 0; at < covered.length; at++) {
    const cover = covered[at] ?? 0;
    if (cover <= 0) continue;
    const [x, y] = [left + (at % columns), top + Math.floor(at / columns)];
    const taken = cover * darkness * (grain ? grain(x, y) : 1);
    const pixel = y * image.width + x;
    image.pixels[pixel] = (image.pixels[pixel] ?? 255) * (1 - taken);
  }
}

/** Blackens a rectangle to the fraction of a pixel. */
export function drawRectangle(
  { image, perMm }: Canvas,
  { xMm, yMm, widthMm, heightMm }: { xMm: number; yMm: number; widthMm: number; heightMm: number },
  darkness: number,
): void {
  const [x0, y0, x1, y1] = [xMm, yMm, xMm + widthMm, yMm + heightMm].map((mm) => mm * perMm);
  const [left = 0, top = 0, right = 0, bottom = 0] = [x0, y0, x1, y1];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(image.height, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(image.width, right); x++) {
      const cover = (Math.min(x + 1, right) - Math.max(x, left)) * (Math.min(y + 1, bottom) - Math.max(y, top));
      const at = y * image.width + x;
      image.pixels[at] = (image.pixels[at] ?? 255) * (1 - cover * darkness);
    }
}
