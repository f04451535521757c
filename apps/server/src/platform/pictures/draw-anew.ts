import { pictureSize } from './picture-size.js';

/** A picture of so many points is a bomb, not a photograph: it is not decoded. */
const MOST_POINTS = 40_000_000;

/**
 * The picture drawn anew as a PNG that fits into a square: nothing of the file itself is left, neither place nor camera
 * nor anything hidden in it. Undefined where it is no picture that can be read.
 * @param side the longest side in points; smaller pictures keep their size
 */
export async function drawAnew(bytes: Uint8Array, side: number): Promise<Uint8Array | undefined> {
  const size = pictureSize(bytes);
  if (size === undefined || size.width * size.height > MOST_POINTS || size.width * size.height === 0) return undefined;
  const { ColorSpace, DrawDevice, Image, Matrix, Pixmap } = await import('mupdf'); // several megabytes, seldom wanted
  const scale = Math.min(1, side / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const sheet = new Pixmap(ColorSpace.DeviceRGB, [0, 0, width, height], true);
  try {
    sheet.clear();
    const image = new Image(bytes);
    const device = new DrawDevice(Matrix.identity, sheet);
    device.fillImage(image, [width, 0, 0, height, 0, 0], 1);
    device.close();
    device.destroy();
    image.destroy();
    return Uint8Array.from(sheet.asPNG());
  } catch {
    return undefined; // bytes that only begin like a picture
  } finally {
    sheet.destroy();
  }
}
