import type { GreyImage } from '../image/grey-image.js';

/** A lens out of focus, of any deviation in pixels down to a fraction: a Gaussian along each side. */
export function lensBlur({ width, height, pixels }: GreyImage, deviationPx: number): GreyImage {
  const reach = Math.ceil(deviationPx * 2.5);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-((k - reach) ** 2) / (2 * deviationPx ** 2)));
  const total = bell.reduce((sum, weight) => sum + weight, 0);
  const weights = Float32Array.from(bell, (weight) => weight / total);
  const across = alongLines(pixels, { lines: height, length: width, step: 1, line: width }, weights);
  return { width, height, pixels: alongLines(across, { lines: width, length: height, step: width, line: 1 }, weights) };
}

interface Lines {
  lines: number;
  length: number;
  /** From a pixel of a line to the next, and from a line to the next. */
  step: number;
  line: number;
}

/** Each line is copied with its ends drawn out, so that no place needs to ask whether it lies within. */
function alongLines(from: Uint8Array, { lines, length, step, line }: Lines, weights: Float32Array): Uint8Array {
  const reach = (weights.length - 1) / 2;
  const to = new Uint8Array(from.length);
  const drawn = new Float32Array(length + 2 * reach);
  for (let nth = 0, start = 0; nth < lines; nth++, start += line) {
    for (let k = 0; k < drawn.length; k++)
      drawn[k] = from[start + Math.min(length - 1, Math.max(0, k - reach)) * step] ?? 0;
    for (let k = 0; k < length; k++) {
      let sum = 0.5;
      for (let w = 0; w < weights.length; w++) sum += (drawn[k + w] ?? 0) * (weights[w] ?? 0);
      to[start + k * step] = sum;
    }
  }
  return to;
}
