import type { GreyImage } from '../image/grey-image.js';

/** Side of the square that what is written is brought to, and of the grid in which its edges are counted. */
const SIDE = 24;
const INNER = 20;
const GRID = 5;
const DIRECTIONS = 8;
export const DIGIT_FIGURES = GRID * GRID * DIRECTIONS + 2;

/** Ink is darker than so much of the darkest there is. */
const INK = 0.4;
/** Nothing darker than this is written, in parts of white. */
const LEAST_DARK = 0.18;
/** Smaller than this is a speck, in parts of the box's side. */
const LEAST_SIZE = 0.22;

interface Darkness {
  width: number;
  height: number;
  values: Float32Array;
}

/**
 * What is written in a box in figures that do not ask how thick, how dark or how large it is: the edges of its strokes by direction in each
 * fifth of its width and height, and how wide it is beside its height. @returns undefined where nothing is written
 */
export function digitFigures(box: GreyImage): Float32Array | undefined {
  const dark = darknessOf(box);
  const bounds = boundsOf(dark);
  return bounds === undefined ? undefined : figuresOf(squared(dark, bounds), bounds, box);
}

function darknessOf({ width, height, pixels }: GreyImage): Darkness {
  const white = Math.max(60, Uint8Array.from(pixels).sort()[Math.floor(pixels.length * 0.85)] ?? 255);
  return { width, height, values: Float32Array.from(pixels, (grey) => Math.max(0, 1 - grey / white)) };
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the ink is; what only touches the edge of the box in a thin line is the rim that is printed, specks are nothing. */
function boundsOf({ width, height, values }: Darkness): Bounds | undefined {
  const most = values.reduce((a, b) => Math.max(a, b), 0);
  if (most < LEAST_DARK) return undefined;
  const labels = new Int32Array(values.length);
  const pieces: (Bounds & { size: number })[] = [];
  for (let start = 0; start < values.length; start++) {
    if (labels[start] !== 0 || (values[start] ?? 0) < INK * most) continue;
    const piece = { left: width, top: height, right: -1, bottom: -1, size: 0 };
    const stack = [start];
    labels[start] = pieces.length + 1;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      piece.left = Math.min(piece.left, x);
      piece.right = Math.max(piece.right, x);
      piece.top = Math.min(piece.top, y);
      piece.bottom = Math.max(piece.bottom, y);
      piece.size++;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const next = ny * width + nx;
          if (labels[next] !== 0 || (values[next] ?? 0) < INK * most) continue;
          labels[next] = pieces.length + 1;
          stack.push(next);
        }
    }
    pieces.push(piece);
  }
  const side = Math.max(width, height);
  const written = pieces.filter((piece) => {
    const [wide, high] = [piece.right - piece.left + 1, piece.bottom - piece.top + 1];
    const isRim =
      (wide < side * 0.12 && (piece.left <= 1 || piece.right >= width - 2)) ||
      (high < side * 0.12 && (piece.top <= 1 || piece.bottom >= height - 2));
    return !isRim && Math.max(wide, high) >= side * 0.08;
  });
  if (!written.some((piece) => Math.max(piece.right - piece.left, piece.bottom - piece.top) >= side * LEAST_SIZE))
    return undefined;
  return {
    left: Math.min(...written.map(({ left }) => left)),
    top: Math.min(...written.map(({ top }) => top)),
    right: Math.max(...written.map(({ right }) => right)) + 1,
    bottom: Math.max(...written.map(({ bottom }) => bottom)) + 1,
  };
}

/** The ink in a square of its own, its longer side filling it, sampled by areas. */
function squared({ width, height, values }: Darkness, { left, top, right, bottom }: Bounds): Float32Array {
  const scale = Math.max(right - left, bottom - top) / INNER;
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const square = new Float32Array(SIDE * SIDE);
  const PARTS = 3;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      let sum = 0;
      for (let v = 0; v < PARTS; v++)
        for (let u = 0; u < PARTS; u++) {
          const px = Math.round(middleX + (x + (u + 0.5) / PARTS - SIDE / 2) * scale - 0.5);
          const py = Math.round(middleY + (y + (v + 0.5) / PARTS - SIDE / 2) * scale - 0.5);
          if (px >= left && py >= top && px < right && py < bottom && px < width && py < height)
            sum += values[py * width + px] ?? 0;
        }
      square[y * SIDE + x] = sum / (PARTS * PARTS);
    }
  return square;
}

/** Edges by direction, each shared between the two nearest directions and the nearest places of the grid. */
function figuresOf(square: Float32Array, { left, top, right, bottom }: Bounds, box: GreyImage): Float32Array {
  const figures = new Float32Array(DIGIT_FIGURES);
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : (square[y * SIDE + x] ?? 0));
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const dx =
        at(x + 1, y - 1) + 2 * at(x + 1, y) + at(x + 1, y + 1) - at(x - 1, y - 1) - 2 * at(x - 1, y) - at(x - 1, y + 1);
      const dy =
        at(x - 1, y + 1) + 2 * at(x, y + 1) + at(x + 1, y + 1) - at(x - 1, y - 1) - 2 * at(x, y - 1) - at(x + 1, y - 1);
      const strength = Math.hypot(dx, dy);
      if (strength < 1e-3) continue;
      const turn = ((Math.atan2(dy, dx) / (2 * Math.PI) + 1) % 1) * DIRECTIONS;
      const [first, share] = [Math.floor(turn) % DIRECTIONS, turn % 1];
      const [gx, gy] = [((x + 0.5) / SIDE) * GRID - 0.5, ((y + 0.5) / SIDE) * GRID - 0.5];
      for (const [cx, wx] of near(gx))
        for (const [cy, wy] of near(gy)) {
          const cell = (cy * GRID + cx) * DIRECTIONS;
          const part = strength * wx * wy;
          figures[cell + first] = (figures[cell + first] ?? 0) + part * (1 - share);
          const second = cell + ((first + 1) % DIRECTIONS);
          figures[second] = (figures[second] ?? 0) + part * share;
        }
    }
  let sum = 0;
  for (const value of figures) sum += value * value;
  const norm = Math.sqrt(sum) || 1;
  for (let k = 0; k < figures.length; k++) figures[k] = Math.sqrt((figures[k] ?? 0) / norm);
  figures[DIGIT_FIGURES - 2] = Math.min(1, (right - left) / Math.max(1, bottom - top) / 2);
  figures[DIGIT_FIGURES - 1] = (bottom - top) / box.height;
  return figures;
}

function near(place: number): [cell: number, weight: number][] {
  const low = Math.floor(place);
  const both: [number, number][] = [
    [low, 1 - (place - low)],
    [low + 1, place - low],
  ];
  return both.filter(([cell]) => cell >= 0 && cell < GRID);
}
