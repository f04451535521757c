import { boundsOf, type Line, type Place } from './line.js';

/** How ink lies over a model: x' = a·x + b·y + c, y' = d·x + e·y + f. */
export interface Fit {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

const placed = ({ a, b, c, d, e, f }: Fit, [x, y]: Place): Place => [a * x + b * y + c, d * x + e * y + f];
export const laid = (fit: Fit, line: Line): Line => line.map((place) => placed(fit, place));

/** A side of this share of the other says nothing about how high or wide a character is meant: 一 has no height. */
const FLAT = 0.35;

/** The box of the ink laid over the box of the model; what is flat is only made as large. */
export function boxFit(ink: readonly Line[], model: readonly Line[]): Fit {
  const [from, to] = [boundsOf(ink), boundsOf(model)];
  const whole = Math.max(to.width, to.height) / Math.max(from.width, from.height, 1e-9);
  const isFlat = Math.min(to.width, to.height) < FLAT * Math.max(to.width, to.height);
  const a = isFlat || from.width < 1e-9 ? whole : to.width / from.width;
  const e = isFlat || from.height < 1e-9 ? whole : to.height / from.height;
  const c = to.left + to.width / 2 - a * (from.left + from.width / 2);
  const f = to.top + to.height / 2 - e * (from.top + from.height / 2);
  return { a, b: 0, c, d: 0, e, f };
}

/** What holds a fit to the one it began with, as if so many places said so: a single stroke must not lie over whatever it is compared with. */
const HELD = 1.2;

/** The fit under which matched lines lie nearest, by least squares; lines far off count less, so that a slip does not move the rest. */
export function betterFit(pairs: readonly { ink: Line; model: Line; weight: number }[], first: Fit): Fit {
  const xs = [first.a, first.b, first.c];
  const ys = [first.d, first.e, first.f];
  // Normal equations of three unknowns each, in coordinates that the first fit has made of the size of the model.
  const sums = Array.from({ length: 3 }, () => [0, 0, 0]);
  const [right, below] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const { ink, model, weight } of pairs)
    for (const [k, place] of ink.entries()) {
      const [x, y] = placed(first, place);
      const [mx, my] = model[k] ?? [x, y];
      const row = [x - 0.5, y - 0.5, 1];
      for (let i = 0; i < 3; i++) {
        for (let j = 0; j < 3; j++) add(sums, i, j, weight * (row[i] ?? 0) * (row[j] ?? 0));
        right[i] = (right[i] ?? 0) + weight * (row[i] ?? 0) * (mx - x);
        below[i] = (below[i] ?? 0) + weight * (row[i] ?? 0) * (my - y);
      }
    }
  for (let i = 0; i < 3; i++) add(sums, i, i, i === 2 ? 1e-6 : HELD);
  const [p, q] = [solved(sums, right), solved(sums, below)];
  // The correction follows the first fit: x'' = x' + p0·(x' − ½) + p1·(y' − ½) + p2.
  const after = (own: readonly number[], by: readonly number[]) =>
    [0, 1, 2].map(
      (k) =>
        (own[k] ?? 0) +
        (by[0] ?? 0) * ((xs[k] ?? 0) - (k === 2 ? 0.5 : 0)) +
        (by[1] ?? 0) * ((ys[k] ?? 0) - (k === 2 ? 0.5 : 0)) +
        (k === 2 ? (by[2] ?? 0) : 0),
    );
  const [a = 1, b = 0, c = 0] = after(xs, p);
  const [d = 0, e = 1, f = 0] = after(ys, q);
  return { a, b, c, d, e, f };
}

function add(sums: number[][], i: number, j: number, value: number): void {
  const row = sums[i];
  if (row) row[j] = (row[j] ?? 0) + value;
}

/** Gauss with pivots, three unknowns. */
function solved(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, k) => [...row, values[k] ?? 0]);
  for (let k = 0; k < 3; k++) {
    const best = rows.slice(k).reduce((a, b) => (Math.abs(b[k] ?? 0) > Math.abs(a[k] ?? 0) ? b : a));
    rows.splice(rows.indexOf(best), 1);
    rows.splice(k, 0, best);
    const pivot = best[k] ?? 0;
    if (Math.abs(pivot) < 1e-12) return [0, 0, 0];
    for (const [at, row] of rows.entries())
      if (at !== k) {
        const factor = (row[k] ?? 0) / pivot;
        for (let j = k; j < 4; j++) row[j] = (row[j] ?? 0) - factor * (best[j] ?? 0);
      }
  }
  return rows.map((row, k) => (row[3] ?? 0) / (row[k] ?? 1));
}

/** How unlike a mere move and change of size a fit is: stretched one way, or leaning. 0 is not at all; 1 is as much as hands do. */
export function strain({ a, b, d, e }: Fit): number {
  const stretch = Math.log(Math.hypot(a, d) / Math.max(1e-9, Math.hypot(b, e))) / 0.3;
  const size = Math.sqrt(Math.max(1e-9, Math.abs(a * e - b * d)));
  const turn = (d - b) / (2 * size) / 0.2;
  const lean = (d + b) / (2 * size) / 0.25;
  return stretch ** 2 + turn ** 2 + lean ** 2;
}
