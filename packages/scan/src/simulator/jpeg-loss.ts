import type { GreyImage } from '../image/grey-image.js';

/** Luminance steps of ITU-T T.81, table K.1. */
const STEPS = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];

const WAVES = Float64Array.from({ length: 64 }, (_, k) => {
  const [frequency, x] = [k >> 3, k & 7];
  return Math.cos(((2 * x + 1) * frequency * Math.PI) / 16) * (frequency === 0 ? Math.sqrt(1 / 8) : 0.5);
});

/** What is left of a picture after JPEG of a quality from 1 to 100 (the scale of libjpeg): blocks of 8 × 8 pixels in rounded cosines. */
export function jpegLoss({ width, height, pixels }: GreyImage, quality: number): GreyImage {
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50;
  const steps = Float64Array.from(STEPS, (step) => Math.max(1, Math.round(step * scale)));
  const lossy = pixels.slice();
  const [block, half] = [new Float64Array(64), new Float64Array(64)];
  for (let top = 0; top + 8 <= height; top += 8)
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let k = 0; k < 64; k++) block[k] = (pixels[(top + (k >> 3)) * width + left + (k & 7)] ?? 0) - 128;
      transformed(block, half, false);
      for (let k = 0; k < 64; k++) block[k] = Math.round((block[k] ?? 0) / (steps[k] ?? 1)) * (steps[k] ?? 1);
      transformed(block, half, true);
      for (let k = 0; k < 64; k++)
        lossy[(top + (k >> 3)) * width + left + (k & 7)] = Math.min(
          255,
          Math.max(0, Math.round((block[k] ?? 0) + 128)),
        );
    }
  return { width, height, pixels: lossy };
}

/** The cosine transform of 8 × 8 figures in place, or back: rows, then columns. */
function transformed(block: Float64Array, half: Float64Array, back: boolean): void {
  const wave = (out: number, k: number) => WAVES[back ? k * 8 + out : out * 8 + k] ?? 0;
  for (let row = 0; row < 8; row++)
    for (let out = 0; out < 8; out++) {
      let sum = 0;
      for (let k = 0; k < 8; k++) sum += wave(out, k) * (block[row * 8 + k] ?? 0);
      half[row * 8 + out] = sum;
    }
  for (let column = 0; column < 8; column++)
    for (let out = 0; out < 8; out++) {
      let sum = 0;
      for (let k = 0; k < 8; k++) sum += wave(out, k) * (half[k * 8 + column] ?? 0);
      block[out * 8 + column] = sum;
    }
}
