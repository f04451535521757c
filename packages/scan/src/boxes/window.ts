import { mapped, type Point, stepsAt } from '../frame/homography.js';
import { greyAt } from '../image/grey-image.js';
import type { PrintMask } from './print-mask.js';
import type { SeenPage } from './unparted-box.js';

/** Samples of a window are so far apart, in mm. */
export const WINDOW_STEP_MM = 0.2;

/** A piece of a page, straight as it was printed, as darkness 0 (paper) to 1 (printed black). */
export interface Window {
  xMm: number;
  yMm: number;
  columns: number;
  rows: number;
  darkness: Float32Array;
}

/** Paper is looked for in cells so wide, in samples: 3 mm, which no stroke fills. */
const CELL = 15;
/** Share of a cell that may be ink. */
const PAPER_AT = 0.8;

/** @param shift where what is printed there really lies beside where the map puts it, in mm */
export function windowOf(
  { image, frame, contrast }: SeenPage,
  { xMm, yMm, widthMm, heightMm }: { xMm: number; yMm: number; widthMm: number; heightMm: number },
  shift: Point,
): Window {
  const [columns, rows] = [widthMm, heightMm].map((mm) => Math.max(1, Math.round(mm / WINDOW_STEP_MM))) as [
    number,
    number,
  ];
  const middle = { x: xMm + widthMm / 2 + shift.x, y: yMm + heightMm / 2 + shift.y };
  const [at, { across, down }] = [mapped(frame.toImage, middle), stepsAt(frame.toImage, middle)];
  const greys = new Float32Array(columns * rows);
  for (let row = 0, k = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, k++) {
      const x = (column + 0.5) * WINDOW_STEP_MM - widthMm / 2;
      const y = (row + 0.5) * WINDOW_STEP_MM - heightMm / 2;
      greys[k] = greyAt(image, at.x + across.x * x + down.x * y, at.y + across.y * x + down.y * y);
    }
  return { xMm, yMm, columns, rows, darkness: darkened(greys, columns, rows, contrast) };
}

function paperIn(greys: Float32Array, columns: number, [left, top, right, bottom]: [number, number, number, number]) {
  const counts = new Uint16Array(256);
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const grey = Math.floor((greys[row * columns + column] ?? 255) + 0.5);
      counts[grey] = (counts[grey] ?? 0) + 1;
    }
  let above = (right - left) * (bottom - top) * (1 - PAPER_AT);
  let paper = 255;
  for (; paper > 0 && above > (counts[paper] ?? 0); paper--) above -= counts[paper] ?? 0;
  return paper;
}

/** Light falls unevenly on a page: each sample is held against the paper of the cells around it. */
function darkened(greys: Float32Array, columns: number, rows: number, contrast: (paper: number) => number) {
  const [across, down] = [Math.max(1, Math.round(columns / CELL)), Math.max(1, Math.round(rows / CELL))];
  const papers = new Float32Array(across * down);
  for (let cell = 0; cell < papers.length; cell++) {
    const [from, to] = [cell % across, (cell % across) + 1].map((k) => Math.floor((k * columns) / across));
    const [top, bottom] = [0, 1].map((k) => Math.floor(((Math.floor(cell / across) + k) * rows) / down));
    papers[cell] = paperIn(greys, columns, [from ?? 0, top ?? 0, to ?? 0, bottom ?? 0]);
  }
  const [lines, stops] = [near(rows, down), near(columns, across)];
  const darkness = new Float32Array(greys.length);
  const paperOfCell = new Float32Array(across);
  for (let row = 0, k = 0; row < rows; row++) {
    const { low, high, share } = lines[row] ?? NOWHERE;
    for (let cell = 0; cell < across; cell++)
      paperOfCell[cell] =
        (papers[low * across + cell] ?? 255) * (1 - share) + (papers[high * across + cell] ?? 255) * share;
    for (let column = 0; column < columns; column++, k++) {
      const stop = stops[column] ?? NOWHERE;
      const paper = (paperOfCell[stop.low] ?? 255) * (1 - stop.share) + (paperOfCell[stop.high] ?? 255) * stop.share;
      darkness[k] = (paper - (greys[k] ?? 0)) / Math.max(20, contrast(paper));
    }
  }
  return darkness;
}

const NOWHERE = { low: 0, high: 0, share: 0 };

/** Between which two cells each sample lies, and how near to the second. */
const near = (samples: number, cells: number): { low: number; high: number; share: number }[] =>
  Array.from({ length: samples }, (_, k) => {
    const at = Math.min(Math.max(((k + 0.5) / samples) * cells - 0.5, 0), cells - 1);
    const low = Math.floor(at);
    return { low, high: Math.min(low + 1, cells - 1), share: at - low };
  });

/** Which samples of a window may show print. */
export function printedIn(mask: PrintMask, { xMm, yMm, columns, rows }: Window): Uint8Array {
  const printed = new Uint8Array(columns * rows);
  const at = (mm: number, k: number) => Math.floor((mm + (k + 0.5) * WINDOW_STEP_MM) * mask.perMm);
  const from = Array.from({ length: columns }, (_, column) => at(xMm, column));
  for (let row = 0, k = 0; row < rows; row++) {
    const line = at(yMm, row);
    for (let column = 0; column < columns; column++, k++) {
      const x = from[column] ?? 0;
      if (line < 0 || line >= mask.rows || x < 0 || x >= mask.columns) continue;
      printed[k] = mask.printed[line * mask.columns + x] ?? 0;
    }
  }
  return printed;
}
