import type { GreyImage } from './grey-image.js';

/** Cells along the longer side of a page: 3 mm each on A4, half of a corner mark. */
const CELLS = 100;
/** Share of a cell that may be ink. */
const PAPER_AT = 0.9;
const DARKEST_PAPER = 24;

/**
 * The picture as if light were the same everywhere: each pixel divided by the white of the paper around it. White is the ninetieth
 * part in a hundred of each cell, the lightest of nine neighbouring cells (a cell may lie in a black mark), run smoothly between
 * their centres. Shadows, folds and yellowed paper go away; what is no wider than a cell, ink and stains, stays.
 */
export function evenLight(image: GreyImage): GreyImage {
  const { width, height, pixels } = image;
  const cell = Math.max(4, Math.ceil(Math.max(width, height) / CELLS));
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const whites = smoothed(lightest(cellWhites(image, cell, columns, rows), columns, rows), columns, rows);
  const even = new Uint8Array(pixels.length);
  const factors = new Float32Array(columns);
  // A picture has millions of pixels: between which two cells each column lies is found once, not in every row.
  const cellOf = new Uint16Array(width);
  const shareOf = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const across = Math.min(Math.max((x + 0.5) / cell - 0.5, 0), columns - 1);
    cellOf[x] = Math.floor(across);
    shareOf[x] = across - Math.floor(across);
  }
  for (let y = 0; y < height; y++) {
    const down = Math.min(Math.max((y + 0.5) / cell - 0.5, 0), rows - 1);
    const [row, fy] = [Math.floor(down), down - Math.floor(down)];
    const [from, to] = [row * columns, Math.min(row + 1, rows - 1) * columns];
    for (let column = 0; column < columns; column++)
      factors[column] = (whites[from + column] ?? 255) * (1 - fy) + (whites[to + column] ?? 255) * fy;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const column = cellOf[x] ?? 0;
      const first = factors[column] ?? 255;
      const white = first + ((factors[column + 1] ?? first) - first) * (shareOf[x] ?? 0);
      const grey = (pixels[at] ?? 0) * 255;
      even[at] = grey < 255 * white ? grey / white : 255;
    }
  }
  return { width, height, pixels: even };
}

function cellWhites({ width, height, pixels }: GreyImage, cell: number, columns: number, rows: number): Float32Array {
  const whites = new Float32Array(columns * rows);
  const greys = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      greys.fill(0);
      const [right, bottom] = [Math.min(width, (column + 1) * cell), Math.min(height, (row + 1) * cell)];
      let count = 0;
      for (let y = row * cell; y < bottom; y++)
        for (let x = column * cell; x < right; x++, count++) {
          const grey = pixels[y * width + x] ?? 0;
          greys[grey] = (greys[grey] ?? 0) + 1;
        }
      let above = count * (1 - PAPER_AT);
      let white = 255;
      for (; white > DARKEST_PAPER && above > 0; white--) above -= greys[white] ?? 0;
      whites[row * columns + column] = white;
    }
  }
  return whites;
}

const near = (values: Float32Array, columns: number, rows: number, join: (nine: number[]) => number): Float32Array =>
  values.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const nine: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        nine.push(values[y * columns + x] ?? 0);
    return join(nine);
  });

const lightest = (whites: Float32Array, columns: number, rows: number) =>
  near(whites, columns, rows, (nine) => Math.max(...nine));
const smoothed = (whites: Float32Array, columns: number, rows: number) =>
  near(whites, columns, rows, (nine) => nine.reduce((sum, one) => sum + one, 0) / nine.length);
