import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { ScannedClass } from './scanned-class.js';

/** What a phone takes: twelve megapixels, the sheet in the middle of a table. */
const TAKEN = { width: 3_000, height: 4_000 } as const;
const SHEET_PX = 2_400;
const TABLE = '#6b5a48';

/** The sheet of a student on a table, a little turned. */
export async function photographOf(scanned: ScannedClass, studentId: string): Promise<Buffer> {
  const { width, height, pixels } = scanned.page(studentId, ['A', 'B']);
  // Nothing is packed on the way: a class of fifty is photographed in no time.
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .resize({ width: SHEET_PX })
    .rotate(2, { background: TABLE })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp({ create: { ...TAKEN, channels: 3, background: TABLE } })
    .composite([{ input: data, raw, gravity: 'centre' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A photograph of nobody's sheet, never the same twice. */
export const photographOfNothing = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: { r: randomInt(256), g: randomInt(256), b: randomInt(256) },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

/** The bare work of looking at a picture: its pixels in grey. */
export const decoded = (picture: Buffer): Promise<Buffer> => sharp(picture).greyscale().raw().toBuffer();
