import { type GreyImage, seeSheet } from '@zhibi/scan/live';
import type { PictureSeen } from './sheet-reader.js';

/** Corner marks are found in pictures no larger than this, and quickly. */
const LONGEST = 1_600;
let canvas: OffscreenCanvas | undefined;

/** Looks for the sheet in a picture, beside the page. */
addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  const image = greyOf(data);
  data.close();
  const seen: PictureSeen = { width: image.width, height: image.height, ...seeSheet(image) };
  postMessage(seen);
});

function greyOf(picture: ImageBitmap): GreyImage {
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4)
    pixels[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return { width, height, pixels };
}
