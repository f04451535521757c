import { readCards } from '@zhibi/scan/code-cards';
import { greyOf } from '../../../platform/camera/grey-of.js';
import type { PictureRead } from './picture-reader.js';

/** More pixels along the longer side than a camera at 1080p has tell nothing more, and take long. */
const LONGEST = 1_920;

/** Reads the cards of a picture, beside the page. */
addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  const image = greyOf(data, LONGEST);
  data.close();
  const read: PictureRead = { width: image.width, height: image.height, cards: readCards(image) };
  postMessage(read);
});
