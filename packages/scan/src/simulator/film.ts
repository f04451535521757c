import type { GreyImage } from '../image/grey-image.js';

const encoder = new TextEncoder();

/**
 * Pictures of one size as a film in YUV4MPEG2, grey and without colour: what a browser takes for its camera with
 * --use-file-for-fake-video-capture, over and over.
 * @param rate pictures a second
 */
export function filmOf(pictures: readonly GreyImage[], rate: number): Uint8Array {
  const { width = 0, height = 0 } = pictures[0] ?? {};
  const colour = new Uint8Array(2 * Math.ceil(width / 2) * Math.ceil(height / 2)).fill(128);
  const frame = encoder.encode('FRAME\n');
  return Buffer.concat([
    encoder.encode(`YUV4MPEG2 W${width} H${height} F${rate}:1 Ip A1:1 C420jpeg\n`),
    ...pictures.flatMap(({ pixels }) => [frame, pixels, colour]),
  ]);
}
