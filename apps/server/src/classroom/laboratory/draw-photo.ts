/** Evidence is looked at on a screen, never printed. */
const LONGEST_PX = 1_600;
const MOST_PIXELS = 60_000_000;

/** A photograph upright and no larger than a screen, without what the camera wrote beside it (where, when); undefined for what is none. */
export async function drawPhoto(sent: Uint8Array): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(sent), { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => undefined); // no picture: whoever sent it is told
}
