import { ensure } from '../../platform/problem.js';

/** Sharp on a screen of double density in the top bar. */
const BOX = { width: 512, height: 128 };
const MOST_PIXELS = 40_000_000;
/** What a browser shows everywhere; SVG is left out, for it may hold scripts. */
const readable = ['png', 'jpeg', 'webp'];

/**
 * The picture drawn anew as a PNG that fits its place: judged by its content, whatever it is called; nothing that was in
 * the file beside the picture is left. One that is no picture, broken or vast is refused.
 */
export async function drawLogo(bytes: Buffer): Promise<Buffer> {
  ensure(bytes.length > 0, 'conflict', 'no-picture'); // the decoder takes an empty file for a mistake of ours
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS });
  const kind = await picture.metadata().catch(() => undefined); // no picture at all: the person is told below
  ensure(readable.includes(kind?.format ?? ''), 'conflict', 'no-picture');
  const drawn = await picture
    .autoOrient()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => undefined); // broken, or larger than a logo is
  ensure(drawn !== undefined, 'conflict', 'no-picture');
  return drawn;
}
