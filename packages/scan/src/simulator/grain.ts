import { gaussian, type Random } from '@zhibi/ink/handwriting';
import type { GreyImage } from '../image/grey-image.js';

/** What a sensor adds: normal with this deviation. Out of a table of it, as a picture has millions of pixels. */
export function withGrain({ width, height, pixels }: GreyImage, noise: number, random: Random): GreyImage {
  const table = Float32Array.from({ length: 8_192 }, () => gaussian(random) * noise);
  let state = Math.floor(random() * 2 ** 31);
  const grained = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    grained[at] = Math.min(255, Math.max(0, (pixels[at] ?? 0) + (table[state >>> 19] ?? 0)));
  }
  return { width, height, pixels: grained };
}
