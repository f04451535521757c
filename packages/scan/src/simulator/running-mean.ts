import type { GreyImage } from '../image/grey-image.js';

/**
 * The picture with running means of `2 across + 1` pixels along its rows and `2 down + 1` along its columns, so many times over: twice
 * or three times is near enough to a Gaussian. The border goes on for ever.
 */
export function smeared(image: GreyImage, across: number, down: number, times: number): GreyImage {
  const { width, height } = image;
  let { pixels } = image;
  for (let time = 0; time < times; time++) {
    if (across > 0) pixels = alongRows(pixels, width, height, across);
    if (down > 0) pixels = alongColumns(pixels, width, height, down);
  }
  return { width, height, pixels };
}

function alongRows(pixels: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const out = new Uint8Array(pixels.length);
  const share = 1 / (2 * reach + 1);
  for (let row = 0; row < height; row++) {
    const start = row * width;
    const end = start + width - 1;
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += pixels[Math.min(end, Math.max(start, start + k))] ?? 0;
    for (let at = start; at <= end; at++) {
      out[at] = sum * share + 0.5;
      sum += (pixels[Math.min(end, at + reach + 1)] ?? 0) - (pixels[Math.max(start, at - reach)] ?? 0);
    }
  }
  return out;
}

/** All columns at once, row after row: neighbours in a row are neighbours in memory. */
function alongColumns(pixels: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const out = new Uint8Array(pixels.length);
  const share = 1 / (2 * reach + 1);
  const sums = new Int32Array(width);
  const startOf = (row: number) => Math.min(height - 1, Math.max(0, row)) * width;
  for (let k = -reach; k <= reach; k++) {
    const start = startOf(k);
    for (let column = 0; column < width; column++) sums[column] = (sums[column] ?? 0) + (pixels[start + column] ?? 0);
  }
  for (let row = 0; row < height; row++) {
    const [at, next, last] = [row * width, startOf(row + reach + 1), startOf(row - reach)];
    for (let column = 0; column < width; column++) {
      const sum = sums[column] ?? 0;
      out[at + column] = sum * share + 0.5;
      sums[column] = sum + (pixels[next + column] ?? 0) - (pixels[last + column] ?? 0);
    }
  }
  return out;
}
