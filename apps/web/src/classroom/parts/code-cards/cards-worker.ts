import { type GreyImage, readCards } from '@zhibi/scan/code-cards';
import type { PictureRead } from './picture-reader.js';

/** More pixels along the longer side than a camera at 1080p has tell nothing more, and take long. */
const LONGEST = 1_920;
let canvas: OffscreenCanvas | undefined;

/** Reads the cards of a picture, beside the page. */
addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  const image = greyOf(data);
  data.close();
  const read: PictureRead = { width: image.width, height: image.height, cards: readCards(image) };
  postMessage(read);
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
