import { type GreyImage, shrinkFor, shrunk } from '../image/grey-image.js';

/** What keeps a sheet from being found. */
export type PictureFault = 'too-dark' | 'too-blurred';

/** The lightest part of a picture that shows paper is lighter than this. */
const DARK = 80;
/** Long side in pixels in which edges are looked at: text is a few of them wide. */
const SIDE = 1_200;
const TILE = 64;
/** Tiles with an edge in them that is worth looking at, and how many there have to be. */
const [EDGE, MOST_TILES_BLANK] = [40, 6];
/** How much of an edge lies between two pixels that are two apart: nearly all of a sharp one. */
const BLURRED = 0.75;

/**
 * Why no sheet is found in a picture, where the picture itself tells: it is too dark, or it has edges and none of them is sharp, in one
 * direction at least (a telephone that moved). Undefined where there is no such reason: then there is no sheet.
 */
export function faultOfPicture(image: GreyImage): PictureFault | undefined {
  const small = shrunk(image, shrinkFor(image, SIDE));
  if (lightest(small) < DARK) return 'too-dark';
  const across = sharpest(small, 1, 0);
  const down = sharpest(small, 0, 1);
  return Math.min(across, down) < BLURRED ? 'too-blurred' : undefined;
}

/** Nineteen of twenty pixels are darker. */
function lightest({ pixels }: GreyImage): number {
  const counts = new Uint32Array(256);
  for (const grey of pixels) counts[grey] = (counts[grey] ?? 0) + 1;
  let [left, grey] = [pixels.length * 0.05, 255];
  for (; grey > 0 && left > (counts[grey] ?? 0); grey--) left -= counts[grey] ?? 0;
  return grey;
}

/** Of the steepest edges of the tiles in one direction the steepness that one in ten has, as a share of the whole edge; 1 where there are none. */
function sharpest(image: GreyImage, dx: number, dy: number): number {
  const found: number[] = [];
  for (let top = 0; top + TILE <= image.height; top += TILE)
    for (let left = 0; left + TILE <= image.width; left += TILE) {
      const { whole, step } = edgeIn(image, { left, top, dx, dy });
      if (whole >= EDGE) found.push(step / whole);
    }
  if (found.length < MOST_TILES_BLANK) return 1;
  return found.sort((a, b) => b - a)[Math.floor(found.length / 10)] ?? 1;
}

/** The greatest difference along a line of a tile, and the greatest between two pixels that are two apart. */
function edgeIn(
  { width, pixels }: GreyImage,
  { left, top, dx, dy }: { left: number; top: number; dx: number; dy: number },
): { whole: number; step: number } {
  const along = dx + dy * width;
  const aside = dy + dx * width;
  let [whole, step] = [0, 0];
  for (let line = 0; line < TILE; line += 2) {
    let at = top * width + left + line * aside;
    let [low, high] = [255, 0];
    for (let k = 0; k < TILE; k++, at += along) {
      const grey = pixels[at] ?? 0;
      low = Math.min(low, grey);
      high = Math.max(high, grey);
      if (k > 1) step = Math.max(step, Math.abs(grey - (pixels[at - 2 * along] ?? 0)));
    }
    whole = Math.max(whole, high - low);
  }
  return { whole, step };
}
