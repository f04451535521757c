import { HEAD_PX } from '@zhibi/contract/people/profile';
import { ensure } from '../../platform/problem.js';
import { looksLikeHead } from './rules.js';

const MOST_PIXELS = 40_000_000;
const QUALITY = 82;

/**
 * The picture as it is kept: a square of 256 pixels, upright, as WebP and with nothing else in it — no place, no camera, no text.
 * The decoder is loaded at the first picture: most servers start without one. Refuses what is no picture, broken, or vast.
 */
export async function squareHead(bytes: Uint8Array): Promise<Buffer> {
  ensure(looksLikeHead(bytes), 'invalid', 'head-unreadable');
  const { default: sharp } = await import('sharp');
  const square = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(HEAD_PX, HEAD_PX, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => undefined); // broken, or larger than a picture of a person is: the person is told below
  ensure(square !== undefined, 'invalid', 'head-unreadable');
  return square;
}
