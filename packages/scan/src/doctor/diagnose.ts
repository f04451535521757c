import { pageSizes, registrationMarks } from '@zhibi/contract/papers';
import { isBilevel } from '../boxes/measure-boxes.js';
import type { PageFrame } from '../frame/find-page.js';
import { mapped, type Point } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import { shareOfGlare } from './glare.js';
import { hiddenSides, type Side } from './hidden-parts.js';
import { hiddenPrint, isPleated, type PrintedBox } from './hidden-print.js';

/** What makes a page hard to read. Data for words: a page says them, with what to change at the printer or scanner. */
export type Complaint =
  | { kind: `cut-${Side}` }
  | { kind: 'corner-lost'; marks: number[] }
  | { kind: 'dark'; white: number }
  | { kind: 'glare'; share: number }
  | { kind: 'coarse'; dpi: number }
  | { kind: 'black-and-white' }
  | { kind: 'faded'; contrast: number }
  | { kind: 'blurred'; edgeMm: number }
  | { kind: 'noisy'; deviation: number }
  | { kind: 'uneven-light'; darkest: number }
  | { kind: 'scaled'; percent: number }
  | { kind: 'not-flat'; residualMm: number };

const COARSE_DPI = 140;
/** Paper of a picture with enough light is lighter. */
const DARK = 95;
const FADED = 0.72;
/** An edge this wide is blurred, in mm and in pixels: pixels make edges of their own. */
const BLURRED = { mm: 0.3, pixels: 2.6 };
/** Mean step from pixel to pixel of paper, where half of the noise is cut off at white. */
const NOISY = 3;
const DARKEST = 0.8;
/** On so much of a sheet the light of a lamp hides what is written. */
const GLARE = 0.01;
const BENT_MM = 0.25;

/** What is known of a picture from elsewhere. */
interface Taken {
  /** The fineness that the file of the scanner claims: only then can it be told that the page was printed smaller or larger. */
  fileDpi?: number | undefined;
  isPhotograph?: boolean | undefined;
  /** The boxes printed on the page, where it is known which it is: of a photograph those that are not seen are told. */
  boxes?: readonly PrintedBox[];
}

/**
 * Says what is wrong with the picture of a page, measured at its corner marks and on the paper beside them.
 * @param image the picture in which the frame was found
 */
export function diagnose(
  image: GreyImage,
  frame: PageFrame,
  { fileDpi, isPhotograph = false, boxes = [] }: Taken = {},
): Complaint[] {
  const complaints: Complaint[] = hiddenSides(image, frame, isPhotograph).map((side) => ({ kind: `cut-${side}` }));
  const hidden = isPhotograph ? hiddenPrint(image, frame, boxes) : undefined;
  if (hidden?.by === 'cover' && complaints.length === 0) complaints.push({ kind: `cut-${hidden.side}` });
  const contrast = (frame.white - frame.black) / Math.max(1, frame.white);
  const { edgeMm, deviation } = sharpness(image, frame);
  const darkest = darkestPaper(image, frame);
  const isCut = complaints.length > 0;
  if (frame.derived.length > 0 && !isCut)
    complaints.push({ kind: 'corner-lost', marks: frame.derived.map(({ id }) => id) });
  if (frame.dpi < COARSE_DPI) complaints.push({ kind: 'coarse', dpi: Math.round(frame.dpi) });
  if (isBilevel(image)) return [...complaints, { kind: 'black-and-white' }];
  // In the dark print looks faded and paper restless: what is to be done is more light.
  const isDark = frame.white < DARK;
  if (isDark) complaints.push({ kind: 'dark', white: frame.white });
  if (contrast < FADED && !isDark) complaints.push({ kind: 'faded', contrast });
  if (edgeMm > Math.max(BLURRED.mm, (BLURRED.pixels * 25.4) / frame.dpi)) complaints.push({ kind: 'blurred', edgeMm });
  if (deviation > NOISY && !isDark) complaints.push({ kind: 'noisy', deviation });
  if (darkest < DARKEST && !isCut) complaints.push({ kind: 'uneven-light', darkest });
  const glare = Math.max(shareOfGlare(image, frame), hidden?.by === 'lamp' ? hidden.share : 0);
  if (glare > GLARE) complaints.push({ kind: 'glare', share: glare });
  const percent = fileDpi ? (100 * frame.dpi) / fileDpi : 100;
  if (Math.abs(percent - 100) > 1.5) complaints.push({ kind: 'scaled', percent: Math.round(percent) });
  const isFolded = isPhotograph && isPleated(frame);
  if (frame.residualMm > BENT_MM || isFolded) complaints.push({ kind: 'not-flat', residualMm: frame.residualMm });
  return complaints;
}

/** How wide the turn from black to white is at the outer sides of the marks, across or down the page, where it is wider, and how restless the paper beside them. */
function sharpness(image: GreyImage, frame: PageFrame): { edgeMm: number; deviation: number } {
  const widths = { across: [] as number[], down: [] as number[] };
  const widthOf = (grey: (reach: number) => number, sizeMm: number) => {
    const steps = Array.from({ length: 24 }, (_, j) => sizeMm / 2 - 1 + j / 12);
    // By what light there is at this mark: in a shadow the whole turn is smaller.
    const whole = Math.max(...steps.map(grey)) - Math.min(...steps.map(grey));
    return (whole * 0.12) / Math.max(1, ...steps.map((reach) => grey(reach + 0.12) - grey(reach)));
  };
  const steps: number[] = [];
  for (const { id, xMm, yMm, sizeMm } of registrationMarks(frame.pageSize)) {
    if (!frame.seen.includes(id)) continue;
    for (let k = -8; k <= 8; k++) {
      const off = (k / 8) * sizeMm * 0.4;
      const grey = (reach: number) => at(image, frame, { x: xMm + (xMm < 50 ? 1 : -1) * reach, y: yMm + off });
      const below = (reach: number) => at(image, frame, { x: xMm + off, y: yMm + (yMm < 50 ? 1 : -1) * reach });
      widths.across.push(widthOf(grey, sizeMm));
      widths.down.push(widthOf(below, sizeMm));
      steps.push(Math.abs(grey(sizeMm / 2 + 1.4) - grey(sizeMm / 2 + 1.4 + 25.4 / frame.dpi)));
    }
  }
  const edgeMm = Math.max(median(widths.across), median(widths.down));
  return { edgeMm, deviation: steps.reduce((sum, one) => sum + one, 0) / Math.max(1, steps.length) };
}

/** The darkest paper of the page, as a share of the lightest: of places in a grid, each the lightest of its surroundings. */
function darkestPaper(image: GreyImage, frame: PageFrame): number {
  const { widthMm, heightMm } = pageSizes[frame.pageSize];
  const whites: number[] = [];
  for (let y = 20; y < heightMm - 20; y += 20)
    for (let x = 20; x < widthMm - 20; x += 20) {
      const near = Array.from({ length: 36 }, (_, k) => at(image, frame, { x: x + (k % 6), y: y + Math.floor(k / 6) }));
      whites.push(near.sort((a, b) => a - b)[30] ?? 255);
    }
  whites.sort((a, b) => a - b);
  return (
    (whites[Math.floor(whites.length * 0.05)] ?? 255) / Math.max(1, whites[Math.floor(whites.length * 0.95)] ?? 255)
  );
}

function at(image: GreyImage, frame: PageFrame, place: Point): number {
  const { x, y } = mapped(frame.toImage, place);
  return greyAt(image, x, y);
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
