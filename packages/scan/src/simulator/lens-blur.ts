import type { GreyImage } from '../image/grey-image.js';

/** A lens out of focus, of any deviation in pixels down to a fraction: a Gaussian along each side. */
export function lensBlur({ width, height, pixels }: GreyImage, deviationPx: number): GreyImage {
  const reach = Math.ceil(deviationPx * 2.5);
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-((k - reach) ** 2) / (2 * deviationPx ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Uint8Array, across: boolean): Uint8Array => {
    const to = new Uint8Array(from.length);
    const [last, step] = across ? [width - 1, 1] : [height - 1, width];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const along = across ? x : y;
        let sum = 0;
        for (let k = -reach; k <= reach; k++) {
          const place = Math.min(last, Math.max(0, along + k));
          sum += (from[at + (place - along) * step] ?? 0) * (weights[k + reach] ?? 0);
        }
        to[at] = sum / total + 0.5;
      }
    return to;
  };
  return { width, height, pixels: pass(pass(pixels, true), false) };
}
