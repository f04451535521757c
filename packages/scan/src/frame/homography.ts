export interface Point {
  x: number;
  y: number;
}

/** Nine figures row by row: a place x, y goes to (h0 x + h1 y + h2, h3 x + h4 y + h5) / (h6 x + h7 y + h8). */
export type Homography = readonly number[];

/** A place before and after. */
export interface Pair {
  from: Point;
  to: Point;
}

export function mapped(h: Homography, { x, y }: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, j = 1] = h;
  const depth = g * x + i * y + j;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** What a step of 1 at a place becomes: the columns of the Jacobian. */
export function stepsAt(h: Homography, at: Point): { across: Point; down: Point } {
  const [centre, right, below] = [at, { x: at.x + 0.5, y: at.y }, { x: at.x, y: at.y + 0.5 }].map((p) => mapped(h, p));
  const step = (to?: Point) => ({ x: 2 * ((to?.x ?? 0) - (centre?.x ?? 0)), y: 2 * ((to?.y ?? 0) - (centre?.y ?? 0)) });
  return { across: step(right), down: step(below) };
}

/** How a picture can lie on a sheet: turned and scaled evenly (flatbed), also sheared (feeder that slips), or seen from aside (camera). */
export type Model = 'similarity' | 'affine' | 'perspective';

const rowsFor: Record<Model, (from: Point, to: Point) => [number[], number[]]> = {
  similarity: ({ x, y }) => [
    [x, -y, 1, 0],
    [y, x, 0, 1],
  ],
  affine: ({ x, y }) => [
    [x, y, 1, 0, 0, 0],
    [0, 0, 0, x, y, 1],
  ],
  perspective: ({ x, y }, to) => [
    [x, y, 1, 0, 0, 0, -x * to.x, -y * to.x],
    [0, 0, 0, x, y, 1, -x * to.y, -y * to.y],
  ],
};

const asNine: Record<Model, (found: number[]) => number[]> = {
  similarity: ([a = 0, b = 0, c = 0, d = 0]) => [a, -b, c, b, a, d, 0, 0, 1],
  affine: (six) => [...six, 0, 0, 1],
  perspective: (eight) => [...eight, 1],
};

/**
 * The map that brings the pairs together with the least squares (direct linear transformation; Hartley & Zisserman 2004, 4.1, places
 * brought near 1 first). Undefined where the pairs do not fix it: too few, or on one line.
 */
export function fitted(pairs: readonly Pair[], model: Model): Homography | undefined {
  const [before, after] = [scaleOf(pairs.map(({ from }) => from)), scaleOf(pairs.map(({ to }) => to))];
  const rows: number[][] = [];
  const values: number[] = [];
  for (const pair of pairs) {
    const [from, to] = [before.near(pair.from), after.near(pair.to)];
    rows.push(...rowsFor[model](from, to));
    values.push(to.x, to.y);
  }
  const found = leastSquares(rows, values);
  if (!found) return undefined;
  const back = [after.size, 0, after.x, 0, after.size, after.y, 0, 0, 1];
  const there = [1 / before.size, 0, -before.x / before.size, 0, 1 / before.size, -before.y / before.size, 0, 0, 1];
  const whole = product(product(back, asNine[model](found)), there);
  return whole.map((value) => value / (whole[8] ?? 1));
}

/** Root of the mean square of what is left between the pairs, in the units of `to`. */
export function residual(h: Homography, pairs: readonly Pair[]): number {
  const squares = pairs.map(({ from, to }) => {
    const { x, y } = mapped(h, from);
    return (x - to.x) ** 2 + (y - to.y) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / Math.max(1, squares.length));
}

function scaleOf(points: readonly Point[]) {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const size = mean(points.map((point) => Math.hypot(point.x - x, point.y - y))) || 1;
  return { x, y, size, near: (point: Point) => ({ x: (point.x - x) / size, y: (point.y - y) / size }) };
}

const product = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3) * 3, at % 3];
    return [0, 1, 2].reduce((sum, k) => sum + (a[row + k] ?? 0) * (b[k * 3 + column] ?? 0), 0);
  });

/** Normal equations by Gauss and Jordan with the largest pivot. */
function leastSquares(rows: readonly number[][], values: readonly number[]): number[] | undefined {
  const size = rows[0]?.length ?? 0;
  const table = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) =>
      rows.reduce((sum, row, k) => sum + (row[i] ?? 0) * ((j === size ? values[k] : row[j]) ?? 0), 0),
    ),
  );
  for (let i = 0; i < size; i++) {
    const pivot = table
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i] ?? 0) > Math.abs(table[best]?.[i] ?? 0) ? i + k : best), i);
    const [chosen, other] = [table[pivot], table[i]];
    if (!chosen || !other || Math.abs(chosen[i] ?? 0) < 1e-9) return undefined;
    [table[i], table[pivot]] = [chosen, other];
    table.forEach((row, k) => {
      if (k === i) return;
      const share = (row[i] ?? 0) / (chosen[i] ?? 1);
      for (let j = i; j <= size; j++) row[j] = (row[j] ?? 0) - share * (chosen[j] ?? 0);
    });
  }
  return table.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}
