/** A symbol as strokes of places; any unit, y downwards. */
export type SymbolInk = readonly (readonly (readonly [x: number, y: number])[])[];

const GRID = 8;
const DIRECTIONS = 8;
const GLOBALS = 4;
/** Length of the vector that `symbolFeatures` gives: 8 × 8 cells × 8 directions, and four figures of the whole. */
export const FEATURE_COUNT = GRID * GRID * DIRECTIONS + GLOBALS;

/**
 * What a symbol looks like, whatever its size and place: how much line of each of 8 directions runs through each cell of
 * an 8 × 8 grid (bilinear in place and direction; Bai & Huo 2005, 8-directional features for online characters), then
 * number of strokes, proportions, length of line, and the gap between begin and end. The ratio is kept.
 */
export function symbolFeatures(strokes: SymbolInk): Float32Array {
  const features = new Float32Array(FEATURE_COUNT);
  const frame = frameOf(strokes);
  if (!frame) return features;
  const { left, top, width, height } = frame;
  const size = Math.max(width, height, 1e-9);
  const scale = (GRID - 2) / size;
  const [dx, dy] = [(GRID - width * scale) / 2 - left * scale, (GRID - height * scale) / 2 - top * scale];
  let total = 0;
  for (const stroke of strokes)
    for (let k = 1; k < stroke.length; k++) {
      const [a, b] = [stroke[k - 1], stroke[k]];
      if (a && b)
        total += addSegment(features, a[0] * scale + dx, a[1] * scale + dy, b[0] * scale + dx, b[1] * scale + dy);
    }
  const cells = FEATURE_COUNT - GLOBALS;
  for (let k = 0; k < cells; k++) features[k] = Math.sqrt(Math.min(features[k] ?? 0, 4));
  const [first, last] = [strokes[0]?.[0], strokes.at(-1)?.at(-1)];
  features[cells] = Math.min(strokes.length, 5) / 3;
  features[cells + 1] = Math.log((width + 0.05 * size) / (height + 0.05 * size)) / 2;
  features[cells + 2] = Math.min(total, 90) / 30;
  features[cells + 3] = first && last ? Math.hypot(first[0] - last[0], first[1] - last[1]) / size : 0;
  return features;
}

function frameOf(strokes: SymbolInk) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const stroke of strokes)
    for (const [x, y] of stroke) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return left > right ? undefined : { left, top, width: right - left, height: bottom - top };
}

/** Spreads one straight piece (in cells) over the grid; gives its length. */
function addSegment(features: Float32Array, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  if (length < 1e-6) return 0;
  const angle = (Math.atan2(dy, dx) / (Math.PI / 4) + 8) % 8;
  const [low, part] = [Math.floor(angle) % 8, angle - Math.floor(angle)];
  const pieces = Math.max(1, Math.ceil(length / 0.25));
  for (let k = 0; k < pieces; k++) {
    const t = (k + 0.5) / pieces;
    const [x, y, amount] = [x0 + dx * t - 0.5, y0 + dy * t - 0.5, length / pieces];
    addAt(features, low, x, y, amount * (1 - part));
    addAt(features, (low + 1) % 8, x, y, amount * part);
  }
  return length;
}

function addAt(features: Float32Array, direction: number, x: number, y: number, amount: number): void {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - column, y - row];
  for (let a = 0; a < 2; a++)
    for (let b = 0; b < 2; b++) {
      const [c, r] = [column + a, row + b];
      if (c < 0 || r < 0 || c >= GRID || r >= GRID) continue;
      const at = (direction * GRID + r) * GRID + c;
      features[at] = (features[at] ?? 0) + amount * (a === 1 ? fx : 1 - fx) * (b === 1 ? fy : 1 - fy);
    }
}
