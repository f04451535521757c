import type { Random } from '@zhibi/ink/handwriting';
import type { GreyImage } from '../image/grey-image.js';
import { type Choice, drawScene, type SceneManner } from './card-scene.js';

/** Pictures a second of a film: fewer than of a camera, for each is drawn anew. */
const RATE = 4;
const encoder = new TextEncoder();

/**
 * A film of a class that holds up the same cards in every picture, with hands that never rest, in YUV4MPEG2 (what a browser takes for
 * its camera with --use-file-for-fake-video-capture, over and over).
 */
export function filmCards(
  manner: SceneManner,
  choices: readonly Choice[],
  pictures: number,
  random: Random,
): Uint8Array {
  const { widthPx, heightPx } = manner;
  const parts: Uint8Array[] = [encoder.encode(`YUV4MPEG2 W${widthPx} H${heightPx} F${RATE}:1 Ip A1:1 C420jpeg\n`)];
  for (let nth = 0; nth < pictures; nth++) parts.push(...pictureOf(drawScene(manner, random, choices).image));
  return Buffer.concat(parts);
}

/** Grey, and no colour. */
function pictureOf({ width, height, pixels }: GreyImage): Uint8Array[] {
  const colour = new Uint8Array(2 * Math.ceil(width / 2) * Math.ceil(height / 2)).fill(128);
  return [encoder.encode('FRAME\n'), pixels, colour];
}
