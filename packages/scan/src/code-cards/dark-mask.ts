import type { GreyImage } from '../image/grey-image.js';

/** Pixels along a side of a tile. */
const TILE = 8;
/** Where the greys of a neighbourhood lie nearer together there is nothing to tell apart. */
const CONTRAST = 30;

/**
 * What is dark beside what is around it, as 0, everything else as 255: each pixel (the mean of nine, against noise) is held against
 * the middle between the darkest and the lightest of its tile and the eight around it (Olson 2011). Light that changes over the room
 * does not matter; a large black field is dark along its edges only, which is all that an outline needs.
 */
export function darkMask(image: GreyImage): GreyImage {
  const { width, height } = image;
  const even = meanOfNine(image);
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const lows = new Uint8Array(columns * rows).fill(255);
  const highs = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const line = Math.floor(y / TILE) * columns;
    for (let x = 0; x < width; x++) {
      const tile = line + ((x / TILE) | 0);
      const grey = even[y * width + x] ?? 0;
      if (grey < (lows[tile] ?? 255)) lows[tile] = grey;
      if (grey > (highs[tile] ?? 0)) highs[tile] = grey;
    }
  }
  const limits = limitsOf(lows, highs, columns, rows);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const line = Math.floor(y / TILE) * columns;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      pixels[at] = (even[at] ?? 0) < (limits[line + ((x / TILE) | 0)] ?? 0) ? 0 : 255;
    }
  }
  return { width, height, pixels };
}

/** Below which grey a pixel of each tile is dark; 0 where nothing is. */
function limitsOf(lows: Uint8Array, highs: Uint8Array, columns: number, rows: number): Uint8Array {
  const limits = new Uint8Array(lows.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let [low, high] = [255, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          low = Math.min(low, lows[y * columns + x] ?? 255);
          high = Math.max(high, highs[y * columns + x] ?? 0);
        }
      limits[row * columns + column] = high - low < CONTRAST ? 0 : (low + high) >> 1;
    }
  return limits;
}

/** Each pixel as the mean of itself and its eight neighbours; the border as it is. */
function meanOfNine({ width, height, pixels }: GreyImage): Uint8Array {
  const out = pixels.slice();
  const sums = new Uint16Array(width);
  for (let y = 1; y < height - 1; y++) {
    const at = y * width;
    for (let x = 0; x < width; x++)
      sums[x] = (pixels[at - width + x] ?? 0) + (pixels[at + x] ?? 0) + (pixels[at + width + x] ?? 0);
    for (let x = 1; x < width - 1; x++)
      out[at + x] = (((sums[x - 1] ?? 0) + (sums[x] ?? 0) + (sums[x + 1] ?? 0)) * 7_282) >>> 16; // a ninth
  }
  return out;
}
