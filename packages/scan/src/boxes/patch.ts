import type { AnswerArea } from '@zhibi/contract/papers';
import { type Homography, mapped, type Point, stepsAt } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';

/** Samples are so far apart, and so much is taken around a box, in mm. */
export const STEP_MM = 0.15;
export const AROUND_MM = 1.5;

/** A box and what is around it as darkness 0 (paper) to 1 (what is printed black), sample by sample, straight as it was printed. */
export interface Patch {
  columns: number;
  rows: number;
  darkness: Float32Array;
  /** Grey of the paper around the box. */
  paper: number;
}

/** Where what was printed so far from the middle of a box is seen, in mm. */
export type Bend = (mm: number) => number;
const straight: Bend = (mm) => mm;

export interface PatchPlace {
  box: AnswerArea;
  /** Where the box really lies beside where the map puts it, in mm. */
  shift: Point;
  /** How a box through which the paper was folded lies apart in itself. */
  bend?: Partial<Record<'x' | 'y', Bend>>;
  /** Between paper of a grey and what is printed black on it. */
  contrast: (paper: number) => number;
}

/** Takes a patch out of a picture. Lines of a page are straight over so short a way, unless it was folded there: the map is taken as affine. */
export function patchOf(image: GreyImage, toImage: Homography, { box, shift, bend = {}, contrast }: PatchPlace): Patch {
  const [columns, rows] = [samplesOf(box.widthMm), samplesOf(box.heightMm)];
  const [xs, ys] = [places(columns, bend.x ?? straight), places(rows, bend.y ?? straight)];
  const middle = { x: box.xMm + box.widthMm / 2 + shift.x, y: box.yMm + box.heightMm / 2 + shift.y };
  const [at, { across, down }] = [mapped(toImage, middle), stepsAt(toImage, middle)];
  const greys = new Float32Array(columns * rows);
  for (let row = 0, k = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, k++) {
      const [x, y] = [xs[column] ?? 0, ys[row] ?? 0];
      greys[k] = greyAt(image, at.x + across.x * x + down.x * y, at.y + across.y * x + down.y * y);
    }
  return { columns, rows, ...darkened(greys, contrast) };
}

function darkened(greys: Float32Array, contrast: (paper: number) => number): Pick<Patch, 'darkness' | 'paper'> {
  const paper = whiteOf(greys);
  const span = Math.max(20, contrast(paper));
  for (let k = 0; k < greys.length; k++) greys[k] = Math.min(1.2, (paper - (greys[k] ?? 0)) / span);
  return { darkness: greys, paper };
}

const places = (length: number, bend: Bend): Float64Array =>
  Float64Array.from({ length }, (_, k) => bend((k - (length - 1) / 2) * STEP_MM));

/** How many samples a patch has along a side of a box of so many mm. */
export const samplesOf = (mm: number): number => Math.round((mm + 2 * AROUND_MM) / STEP_MM) | 1;

/** Three in four samples of a patch are paper or lighter, unless the box is filled to beyond its rim. */
function whiteOf(greys: Float32Array): number {
  const counts = new Uint16Array(256);
  for (const grey of greys) counts[Math.floor(grey + 0.5)] = (counts[Math.floor(grey + 0.5)] ?? 0) + 1;
  let above = greys.length * 0.2;
  let white = 255;
  for (; white > 0; white--) {
    above -= counts[white] ?? 0;
    if (above <= 0) break;
  }
  return white;
}
