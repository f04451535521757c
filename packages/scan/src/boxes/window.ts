import { mapped, type Point, stepsAt } from '../frame/homography.js';
import { greyAt } from '../image/grey-image.js';
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

/** Light falls unevenly on a page: each sample is held against the paper of the cells around it. */
function darkened(greys: Float32Array, columns: number, rows: number, contrast: (paper: number) => number) {
  const [across, down] = [Math.max(1, Math.round(columns / CELL)), Math.max(1, Math.round(rows / CELL))];
  const papers = new Float32Array(across * down);
  for (let cell = 0; cell < papers.length; cell++) {
    const [from, to] = [cell % across, (cell % across) + 1].map((k) => Math.floor((k * columns) / across));
    const [top, bottom] = [0, 1].map((k) => Math.floor(((Math.floor(cell / across) + k) * rows) / down));
    const values: number[] = [];
    for (let row = top ?? 0; row < (bottom ?? 0); row++)
      for (let column = from ?? 0; column < (to ?? 0); column++) values.push(greys[row * columns + column] ?? 255);
    papers[cell] = Float32Array.from(values).sort()[Math.floor(values.length * PAPER_AT)] ?? 255;
  }
  const near = (share: number, count: number): [number, number, number] => {
    const at = Math.min(Math.max(share * count - 0.5, 0), count - 1);
    const low = Math.floor(at);
    return [low, Math.min(low + 1, count - 1), at - low];
  };
  const darkness = new Float32Array(greys.length);
  for (let row = 0, k = 0; row < rows; row++) {
    const [top, bottom, fy] = near((row + 0.5) / rows, down);
    for (let column = 0; column < columns; column++, k++) {
      const [left, right, fx] = near((column + 0.5) / columns, across);
      const along = (line: number) =>
        (papers[line * across + left] ?? 255) * (1 - fx) + (papers[line * across + right] ?? 255) * fx;
      const paper = along(top) * (1 - fy) + along(bottom) * fy;
      darkness[k] = (paper - (greys[k] ?? 0)) / Math.max(20, contrast(paper));
    }
  }
  return darkness;
}
