import { seeSheet } from '@zhibi/scan/live';
import { greyOf } from '../../../platform/camera/grey-of.js';
import type { PictureSeen } from './sheet-reader.js';

/** Corner marks are found in pictures no larger than this, and quickly. */
const LONGEST = 1_600;

/** Looks for the sheet in a picture, beside the page. */
addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  const image = greyOf(data, LONGEST);
  data.close();
  const seen: PictureSeen = { width: image.width, height: image.height, ...seeSheet(image) };
  postMessage(seen);
});
