import sharp from 'sharp';
import { answering } from '../threads/answering.js';
import { decodedHeic } from './open-heic.js';

const JPEG_QUALITY = 85;

/** A picture of a telephone as JPEG, upright; null where there is none in the file, or one that is too large. */
export const toJpeg = answering(async ({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array | null> => {
  try {
    const { width, height, pixels } = await decodedHeic(bytes);
    return await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error) return null; // the library tells of what is no picture, or too large, by throwing
    throw error;
  }
});
