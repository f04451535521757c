import type { GreyImage } from '../image/grey-image.js';

/** Where something is printed on a page, and so near that a picture may show it there; steps from its top left corner. */
export interface PrintMask {
  columns: number;
  rows: number;
  perMm: number;
  /** Row by row: 1 where print may be seen. */
  printed: Uint8Array;
}

const PER_MM = 5;
/** Print fainter than this is not seen as ink. */
const SEEN_BELOW = 215;
/** What is printed is found again within so much of its place, once its boxes are found. */
const ASTRAY_STEPS = 2;

/**
 * Learns what is printed on a page from a clean picture of it, straight and whole, as it goes to the printer.
 * @param perMm pixels of the picture to a mm
 */
export function printMaskOf({ width, height, pixels }: GreyImage, perMm: number): PrintMask {
  const [columns, rows] = [Math.ceil((width / perMm) * PER_MM), Math.ceil((height / perMm) * PER_MM)];
  const dark = new Uint8Array(columns * rows);
  const columnOf = Uint16Array.from({ length: width }, (_, x) => Math.floor(((x + 0.5) / perMm) * PER_MM));
  for (let y = 0, at = 0; y < height; y++) {
    const from = Math.floor(((y + 0.5) / perMm) * PER_MM) * columns;
    for (let x = 0; x < width; x++, at++) if ((pixels[at] ?? 255) < SEEN_BELOW) dark[from + (columnOf[x] ?? 0)] = 1;
  }
  return { columns, rows, perMm: PER_MM, printed: spread(dark, columns, rows) };
}

/** First along the rows, then along the columns. */
function spread(dark: Uint8Array, columns: number, rows: number): Uint8Array {
  const along = new Uint8Array(dark.length);
  for (let at = 0; at < dark.length; at++) {
    if (dark[at] !== 1) continue;
    const column = at % columns;
    along.fill(1, at - Math.min(ASTRAY_STEPS, column), at + Math.min(ASTRAY_STEPS, columns - 1 - column) + 1);
  }
  const printed = new Uint8Array(dark.length);
  for (let at = 0; at < along.length; at++) {
    if (along[at] !== 1) continue;
    for (let step = -ASTRAY_STEPS; step <= ASTRAY_STEPS; step++) {
      const to = at + step * columns;
      if (to >= 0 && to < columns * rows) printed[to] = 1;
    }
  }
  return printed;
}
