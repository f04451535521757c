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
/** Red ink is darker than this in what is not red of it. */
const DARK_RED = 0.5;
/** Of so many pixels one is asked how white the paper is: of the millions of a page enough are left. */
const ASKED = 7;
const ASKED_FOR_RED = 23;
const FEW_BYTES = 1_000_000;

/**
 * Tells red ink from all other. White of the paper is taken first, channel by channel, so that yellow light and paper do not
 * look red; where red runs over pencil it is red for both.
 */
export function splitColours({ width, height, pixels }: ColourImage): SplitInk {
  const [student, teacher] = [new Uint8Array(width * height).fill(255), new Uint8Array(width * height).fill(255)];
  // A page has ten million pixels: nothing is allocated for one of them, and what a value means is looked up.
  const [red, green, blue] = whiteOf(pixels);
  const [byRed, byGreen, byBlue] = [shares(red), shares(green), shares(blue)];
  for (let k = 0, at = 0; k < student.length; k++, at += 3) {
    const r = byRed[pixels[at] ?? 0] ?? 0;
    const g = byGreen[pixels[at + 1] ?? 0] ?? 0;
    const b = byBlue[pixels[at + 2] ?? 0] ?? 0;
    if (r === 1 && g === 1 && b === 1) continue;
    const pale = g < b ? g : b;
    if (r - (g < b ? b : g) > REDNESS) {
      teacher[k] = 255 * pale + 0.5;
      student[k] = 255;
    } else student[k] = 255 * (0.3 * r + 0.59 * g + 0.11 * b) + 0.5;
  }
  return { student: { width, height, pixels: student }, teacher: { width, height, pixels: teacher } };
}

/**
 * Which share of a picture is red ink, by a part of its pixels: who wants to know whether there is any to take away need not take it away first.
 */
export function shareOfRed({ pixels }: ColourImage): number {
  const [red, green, blue] = whiteOf(pixels, ASKED_FOR_RED);
  const step = stepOver(pixels, ASKED_FOR_RED);
  let [seen, inked] = [0, 0];
  for (let at = 0; at < pixels.length; at += step, seen++) {
    const r = Math.min(1, (pixels[at] ?? 0) / red);
    const g = Math.min(1, (pixels[at + 1] ?? 0) / green);
    const b = Math.min(1, (pixels[at + 2] ?? 0) / blue);
    if (r - Math.max(g, b) > REDNESS && Math.min(g, b) < DARK_RED) inked++;
  }
  return inked / Math.max(1, seen);
}

const stepOver = (pixels: Uint8Array, asked = ASKED) => (pixels.length > FEW_BYTES ? 3 * asked : 3);

/** Of each value of a channel which share of white it is. */
const shares = (white: number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, value) => Math.min(1, value / white));

/** Four in five pixels of a page are paper or darker than it. */
function whiteOf(pixels: Uint8Array, asked = ASKED): [number, number, number] {
  const counts = new Uint32Array(3 * 256);
  const step = stepOver(pixels, asked);
  for (let at = 0; at < pixels.length; at += step)
    for (let channel = 0; channel < 3; channel++) {
      const value = 256 * channel + (pixels[at + channel] ?? 0);
      counts[value] = (counts[value] ?? 0) + 1;
    }
  const white = (channel: number) => {
    let above = pixels.length / step / 5;
    let value = 255;
    for (; value > 32 && above > 0; value--) above -= counts[256 * channel + value] ?? 0;
    return value + 1;
  };
  return [white(0), white(1), white(2)];
}
