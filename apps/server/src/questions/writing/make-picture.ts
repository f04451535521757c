import { sanitiseSvg } from '@zhibi/content';
import { ensure } from '../../platform/problem.js';
import { isBareJpeg, sizeOnPaper } from './rules-picture.js';

/** Decoding more would take the memory of a school's calls. */
const MOST_PIXELS = 40_000_000;
/** 300 dots an inch over the width of an A4 page. */
const LONGEST_SIDE_PX = 2400;
/** A photograph is made anew where that saves a tenth of it. */
const WORTH_IT = 0.9;

export interface Picture {
  bytes: Buffer;
  type: string;
  widthMm: number;
  heightMm: number;
}

/**
 * A picture as it is kept: upright, no larger than print can show, with nothing else in it: no place, no camera, no text. A drawing passes
 * the sanitiser instead. No side gets longer than `longestPx`. The decoder is loaded at the first picture. Refuses what is no picture, broken, or vast.
 */
export async function makePicture(bytes: Uint8Array, type: string, longestPx = LONGEST_SIDE_PX): Promise<Picture> {
  if (type === 'image/svg+xml') return makeDrawing(bytes);
  ensure(bytes.length > 0, 'invalid', 'file-unreadable'); // the decoder takes an empty file for a mistake of ours
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const { width, height, channels } = await image.metadata().catch(() => ({ width: 0, height: 0, channels: 0 })); // broken: said below
  ensure(width > 0 && height > 0, 'invalid', 'file-unreadable');
  ensure(width * height <= MOST_PIXELS, 'invalid', 'file-too-wide');
  const upright = image
    .autoOrient()
    .resize({ width: longestPx, height: longestPx, fit: 'inside', withoutEnlargement: true });
  const isPhoto = type === 'image/jpeg';
  const made = await (isPhoto ? upright.jpeg({ quality: 88 }) : upright.png({ compressionLevel: 9 }))
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined); // half a file decodes to its end and fails there: the person is told
  ensure(made !== undefined, 'invalid', 'file-unreadable');
  const { info } = made;
  // A photograph loses a little each time it is made anew: one that another installation has made already is that one.
  const isMade =
    isPhoto && channels <= 3 && info.width === width && isBareJpeg(bytes) && bytes.length * WORTH_IT < made.data.length;
  return {
    bytes: isMade ? Buffer.from(bytes) : made.data,
    type: isPhoto ? 'image/jpeg' : 'image/png',
    ...sizeOnPaper(info.width, info.height),
  };
}

function makeDrawing(bytes: Uint8Array): Picture {
  const svg = sanitiseSvg(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ''));
  ensure(svg !== undefined, 'invalid', 'file-unreadable');
  const [, , width, height] = (/\sviewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const said = (name: string) => Number(new RegExp(`<svg[^>]*\\s${name}="([\\d.]+)(?:px)?"`).exec(svg)?.[1]);
  return {
    bytes: Buffer.from(svg),
    type: 'image/svg+xml',
    ...sizeOnPaper(said('width') || width || 300, said('height') || height || 200),
  };
}
