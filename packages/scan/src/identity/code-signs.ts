import { codeSigns } from '../weights/code-signs.js';

/** Pixels of an em of the page code, and rows from 0.86 em above its base line down. */
export const EM_PX = 28;
export const ROWS = 28;
/** The page code is printed in letters of 8.5 points. */
export const EM_MM = (8.5 / 72) * 25.4;
/** What stands before the code. */
export const PREFIX = ['页', '码', ' '];

/** A sign as darkness 0 to 1, row by row. */
export interface Sign {
  sign: string;
  columns: number;
  darkness: Float32Array;
}

let signs: Sign[] | undefined;

/** All signs of a page code, with what stands before it. */
export function knownSigns(): Sign[] {
  signs ??= codeSigns.map(({ sign, columns, cover }) => ({
    sign,
    columns,
    darkness: Float32Array.from(atob(cover), (byte) => byte.charCodeAt(0) / 255),
  }));
  return signs;
}

/** Signs run together by the three pixels next to each other `times` times, as a scan out of focus does. */
export function blurred({ sign, columns, darkness }: Sign, times: number): Sign {
  let values = darkness;
  for (let k = 0; k < times; k++) {
    const before = values;
    const at = (x: number, y: number) =>
      x < 0 || y < 0 || x >= columns || y >= ROWS ? 0 : (before[y * columns + x] ?? 0);
    values = before.map((_, i) => {
      const [x, y] = [i % columns, Math.floor(i / columns)];
      return (4 * at(x, y) + at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) / 8;
    });
  }
  return { sign, columns, darkness: values };
}
