import type { DarkPiece } from '../image/dark-pieces.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import type { Point } from './homography.js';

export type Corners = readonly [Point, Point, Point, Point];

/** Four corners of a piece that may be a square seen from aside, in the order in which a clock goes; undefined where it is none. */
export function cornersOf({ ends, left, right, top, bottom }: DarkPiece): Corners | undefined {
  const points: Point[] = [];
  for (let k = 0; k < ends.length; k += 2) points.push({ x: (ends[k] ?? 0) + 0.5, y: (ends[k + 1] ?? 0) + 0.5 });
  const middle = { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 };
  const first = farthest(points, (p) => Math.hypot(p.x - middle.x, p.y - middle.y));
  const third = farthest(points, (p) => Math.hypot(p.x - first.x, p.y - first.y));
  const side = (p: Point) => (third.x - first.x) * (p.y - first.y) - (third.y - first.y) * (p.x - first.x);
  const [second, fourth] = [farthest(points, (p) => -side(p)), farthest(points, side)];
  const across = Math.hypot(third.x - first.x, third.y - first.y);
  // A square is as wide between its other two corners as between these.
  if (side(fourth) < 0.3 * across * across || -side(second) < 0.3 * across * across) return undefined;
  return [first, second, third, fourth];
}

const farthest = (points: readonly Point[], distance: (p: Point) => number): Point =>
  points.reduce((best, p) => (distance(p) > distance(best) ? p : best), points[0] ?? { x: 0, y: 0 });

const PLACES = 15;

/**
 * Corners found again to a fraction of a pixel: along each side the place where black turns white is measured at fifteen places, a
 * line laid through them (the worst third left out), and neighbouring lines cut. Undefined where a side has no such edge.
 */
export function sharpCorners(image: GreyImage, corners: Corners): Corners | undefined {
  const sides = corners.map((from, k) => edgeLine(image, from, corners[(k + 1) % 4] ?? from, centreOf(corners)));
  const [a, b, c, d] = sides.map((side, k) => {
    const previous = sides[(k + 3) % 4];
    return side && previous && cut(previous, side);
  });
  return a && b && c && d ? [a, b, c, d] : undefined;
}

const centreOf = (corners: Corners): Point => ({
  x: corners.reduce((sum, { x }) => sum + x / 4, 0),
  y: corners.reduce((sum, { y }) => sum + y / 4, 0),
});

interface Line {
  at: Point;
  along: Point;
}

function edgeLine(image: GreyImage, from: Point, to: Point, middle: Point): Line | undefined {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 6) return undefined;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const outward = { x: along.y, y: -along.x };
  if ((from.x - middle.x) * outward.x + (from.y - middle.y) * outward.y < 0)
    [outward.x, outward.y] = [-outward.x, -outward.y];
  const reach = Math.max(2, length / 10);
  const places: { t: number; off: number }[] = [];
  for (let k = 0; k < PLACES; k++) {
    const t = length * (0.1 + (0.8 * k) / (PLACES - 1));
    const at = { x: from.x + along.x * t, y: from.y + along.y * t };
    const off = edgeAlong((s) => greyAt(image, at.x + outward.x * s, at.y + outward.y * s), reach);
    if (off !== undefined) places.push({ t, off });
  }
  if (places.length < PLACES / 2) return undefined;
  const kept = bestTwoThirds(places);
  const { slope, start } = straight(kept);
  const at = { x: from.x + outward.x * start, y: from.y + outward.y * start };
  return { at, along: { x: along.x + outward.x * slope, y: along.y + outward.y * slope } };
}

/** Where a profile that begins black crosses the middle between its darkest and lightest. */
function edgeAlong(grey: (s: number) => number, reach: number): number | undefined {
  const step = reach / 8;
  const profile = Array.from({ length: 17 }, (_, k) => grey((k - 8) * step));
  const [low, high] = [Math.min(...profile), Math.max(...profile)];
  if (high - low < 30) return undefined;
  const half = (low + high) / 2;
  for (let k = 16; k > 0; k--) {
    const [inner = 0, outer = 0] = [profile[k - 1], profile[k]];
    if (outer >= half && inner < half) return (k - 9 + (half - inner) / (outer - inner)) * step;
  }
  return undefined;
}

function straight(places: readonly { t: number; off: number }[]) {
  const n = places.length;
  const [t, off] = [places.reduce((sum, p) => sum + p.t / n, 0), places.reduce((sum, p) => sum + p.off / n, 0)];
  const spread = places.reduce((sum, p) => sum + (p.t - t) ** 2, 0);
  const slope = spread > 0 ? places.reduce((sum, p) => sum + (p.t - t) * (p.off - off), 0) / spread : 0;
  return { slope, start: off - slope * t };
}

function bestTwoThirds(places: { t: number; off: number }[]) {
  const middle = places.map((p) => p.off).sort((a, b) => a - b)[Math.floor(places.length / 2)] ?? 0;
  const { slope, start } = straight(places.filter((p) => Math.abs(p.off - middle) < 2.5));
  const wrong = (p: { t: number; off: number }) => Math.abs(p.off - start - slope * p.t);
  return [...places].sort((a, b) => wrong(a) - wrong(b)).slice(0, Math.ceil((places.length * 2) / 3));
}

function cut(one: Line, other: Line): Point | undefined {
  const cross = one.along.x * other.along.y - one.along.y * other.along.x;
  if (Math.abs(cross) < 1e-6) return undefined;
  const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const t = (dx * other.along.y - dy * other.along.x) / cross;
  return { x: one.at.x + one.along.x * t, y: one.at.y + one.along.y * t };
}
