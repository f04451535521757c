import { evenPath, grown, type Xy } from './path.js';
import { type Rect, type Stroke, strokeBounds, strokeLength } from './stroke.js';

/** Where two strokes cut each other: as shares 0..1 of their lengths. */
export interface Crossing {
  alongA: number;
  alongB: number;
}

/** Places at which two lines cut each other, those within a twentieth of a line counted once. */
export function crossings(a: Stroke, b: Stroke): Crossing[] {
  const [one, two] = [lineOf(a), lineOf(b)];
  if (!meet(one.bounds, two.bounds)) return [];
  const [pathA, pathB] = [one.path, two.path];
  const found: Crossing[] = [];
  for (let i = 1; i < pathA.length; i++)
    for (let k = 1; k < pathB.length; k++) {
      const [p, q, r, s] = [pathA[i - 1], pathA[i], pathB[k - 1], pathB[k]];
      const at = p && q && r && s ? cut(p, q, r, s) : undefined;
      if (!at) continue;
      const one = { alongA: (i - 1 + at[0]) / (pathA.length - 1), alongB: (k - 1 + at[1]) / (pathB.length - 1) };
      const isNew = found.every(
        (other) => Math.abs(other.alongA - one.alongA) > SAME && Math.abs(other.alongB - one.alongB) > SAME,
      );
      if (isNew) found.push(one);
    }
  return found;
}

/** Share 0..1 of the line of `stroke` that runs within `nearMm` of another. */
export function shareAlong(stroke: Stroke, other: Stroke, nearMm: number): number {
  const [{ path, bounds }, beside] = [lineOf(stroke), lineOf(other)];
  if (!meet(bounds, grown(beside.bounds, nearMm))) return 0;
  const isNear = (place: Xy) =>
    beside.path.some((one) => (one[0] - place[0]) ** 2 + (one[1] - place[1]) ** 2 <= nearMm ** 2);
  return path.filter(isNear).length / Math.max(1, path.length);
}

/** Share 0..1 of the line of `stroke` that lies inside the convex hull of another. */
export function shareWithin(stroke: Stroke, other: Stroke): number {
  const [{ path, bounds }, over] = [lineOf(stroke), lineOf(other)];
  if (!meet(bounds, over.bounds)) return 0;
  const hull = hullOf(over.path);
  const inside = path.filter((place) => isLeftOfAll(place, hull));
  return hull.length < 3 ? 0 : inside.length / Math.max(1, path.length);
}

const SAME = 0.05;
const PLACES = 48;

interface Line {
  /** Some fifty places, evenly. */
  path: readonly Xy[];
  bounds: Rect;
}

/** Every stroke of an answer is held against every other: its line is taken once. */
const lines = new WeakMap<Stroke, Line>();

function lineOf(stroke: Stroke): Line {
  const known = lines.get(stroke);
  if (known) return known;
  const path = evenPath(stroke, Math.max(0.05, strokeLength(stroke) / PLACES));
  const line = { path, bounds: strokeBounds(stroke) };
  lines.set(stroke, line);
  return line;
}

function meet(one: Rect, two: Rect): boolean {
  return (
    one.xMm <= two.xMm + two.widthMm &&
    two.xMm <= one.xMm + one.widthMm &&
    one.yMm <= two.yMm + two.heightMm &&
    two.yMm <= one.yMm + one.heightMm
  );
}

/** How far along p–q and r–s they cut each other, or undefined. */
function cut(p: Xy, q: Xy, r: Xy, s: Xy): readonly [number, number] | undefined {
  const [ax, ay, bx, by] = [q[0] - p[0], q[1] - p[1], s[0] - r[0], s[1] - r[1]];
  const area = ax * by - ay * bx;
  if (Math.abs(area) < 1e-12) return undefined;
  const t = ((r[0] - p[0]) * by - (r[1] - p[1]) * bx) / area;
  const u = ((r[0] - p[0]) * ay - (r[1] - p[1]) * ax) / area;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [t, u] : undefined;
}

/** Convex hull, counter-clockwise (Andrew's monotone chain, 1979). */
function hullOf(places: readonly Xy[]): Xy[] {
  const sorted = places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Xy[]): Xy[] => {
    const chain: Xy[] = [];
    for (const place of list) {
      while (chain.length >= 2 && turn(chain.at(-2) ?? place, chain.at(-1) ?? place, place) <= 0) chain.pop();
      chain.push(place);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (a: Xy, b: Xy, c: Xy): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function isLeftOfAll(place: Xy, hull: readonly Xy[]): boolean {
  return hull.every((from, k) => turn(from, hull[(k + 1) % hull.length] ?? from, place) >= 0);
}
