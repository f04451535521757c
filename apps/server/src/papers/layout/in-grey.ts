import type { PaperSheet } from '@zhibi/typeset';
import sharp from 'sharp';

/** A paper whose pictures have no colour; drawings lose theirs when the page is set. What cannot be opened stays, and is told by who sets the page. */
export async function inGrey(sheet: PaperSheet): Promise<PaperSheet> {
  if (sheet.pictures === undefined) return sheet;
  const pictures = await Promise.all(
    Object.entries(sheet.pictures).map(async ([id, bytes]) => [id, await greyOf(bytes)] as const),
  );
  return { ...sheet, pictures: Object.fromEntries(pictures) };
}

const DRAWING = /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<svg[\s>]/s;

async function greyOf(bytes: Uint8Array): Promise<Uint8Array> {
  if (DRAWING.test(Buffer.from(bytes.subarray(0, 400)).toString('utf8'))) return bytes;
  try {
    return await sharp(bytes).greyscale().png().toBuffer();
  } catch {
    // Not a picture, or half of one: the page says which is missing.
    return bytes;
  }
}
