import type { GreyImage } from '../image/grey-image.js';

/** A picture in colour: red, green and blue of each pixel, row by row. */
export interface ColourImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The ink of a student and that of a teacher's red pen on one page, each as if the other had not written. */
export interface SplitInk {
  /** All but red: print, pencil, black and blue. */
  student: GreyImage;
  /** Red alone, as dark as it is red. */
  teacher: GreyImage;
}

/** Red ink is so much less green and blue than it is red, in parts of the paper's white. */
const REDNESS = 0.14;

/**
 * Tells red ink from all other. White of the paper is taken first, channel by channel, so that yellow light and paper do not
 * look red; where red runs over pencil it is red for both.
 */
export function splitColours({ width, height, pixels }: ColourImage): SplitInk {
  const white = whiteOf(pixels);
  const [student, teacher] = [new Uint8Array(width * height), new Uint8Array(width * height).fill(255)];
  // A page has ten million pixels: nothing is allocated for one of them.
  const [byRed, byGreen, byBlue] = white.map(shares);
  const share = (of: Float32Array | undefined, at: number) => of?.[pixels[at] ?? 0] ?? 0;
  for (let k = 0; k < student.length; k++) {
    const r = share(byRed, 3 * k);
    const g = share(byGreen, 3 * k + 1);
    const b = share(byBlue, 3 * k + 2);
    if (r - Math.max(g, b) > REDNESS) {
      teacher[k] = Math.round(255 * Math.min(g, b));
      student[k] = 255;
    } else student[k] = Math.round(255 * (0.3 * r + 0.59 * g + 0.11 * b));
  }
  return { student: { width, height, pixels: student }, teacher: { width, height, pixels: teacher } };
}

/** Of each value of a channel which share of white it is. */
const shares = (white: number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, value) => Math.min(1, value / white));

/** Four in five pixels of a page are paper or darker than it. */
function whiteOf(pixels: Uint8Array): number[] {
  return [0, 1, 2].map((channel) => {
    const counts = new Uint32Array(256);
    for (let at = channel; at < pixels.length; at += 3) counts[pixels[at] ?? 0] = (counts[pixels[at] ?? 0] ?? 0) + 1;
    let above = pixels.length / 3 / 5;
    let white = 255;
    for (; white > 32 && above > 0; white--) above -= counts[white] ?? 0;
    return white + 1;
  });
}
