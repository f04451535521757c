import { centreOf, diagonalOf, evenPath, type Xy } from '../strokes/path.js';
import { type Stroke, strokeBounds } from '../strokes/stroke.js';
import { turnsBack } from './shape.js';

/** Where a ring begins and where it closes, as shares of its line, and how near these places come, in its diagonals. */
const MEET = { begins: 0.2, closes: 0.7, near: 0.18 } as const;
/** A ring is met on every side of its middle; one of these directions may fall between two places of the line. */
const DIRECTIONS = 24;
/** Half way to the middle hardly any line of a ring is left: the bows of B and the bar of A run there. */
const INNER = { radius: 0.5, share: 0.08 } as const;
/** The mean distance from an ellipse of a ring by hand, and how much of it may be its left side; a D has a straight back. */
const ROUND = { off: 0.22, back: 0.26 } as const;

/** A pen may come down with a hook before it goes around: so much of the line is no part of the ring. */
const HOOK = 0.2;

/** The sharpest corner of a ring; the round of a D begins with one, after a stem that may look like a hook. */
const CORNER = { most: (110 * Math.PI) / 180, afterHook: (90 * Math.PI) / 180 } as const;
const STEP_MM = 0.2;

/** Whether one stroke goes once around and closes: no C (its ends stay apart), no D (goes back on itself, or has a straight back). */
export function isRing(stroke: Stroke): boolean {
  const bounds = strokeBounds(stroke);
  const back = turnsBack(stroke);
  const whole = evenPath(stroke, STEP_MM);
  const path = whole.slice(Math.floor(Math.max(0, ...back) * whole.length));
  if (path.length < DIRECTIONS || back.some((at) => at > HOOK)) return false;
  if (sharpest(path) > (back.length > 0 ? CORNER.afterHook : CORNER.most)) return false;
  const [x, y] = centreOf(bounds);
  const sides = new Set(
    path.map((place) => Math.floor(((Math.atan2(place[1] - y, place[0] - x) + Math.PI) / (2 * Math.PI)) * DIRECTIONS)),
  );
  const radii = path.map((place) =>
    Math.hypot((2 * (place[0] - x)) / bounds.widthMm, (2 * (place[1] - y)) / bounds.heightMm),
  );
  const off = radii.reduce((sum, radius) => sum + Math.abs(radius - 1), 0) / radii.length;
  const inner = radii.filter((radius) => radius < INNER.radius).length / radii.length;
  const left = path.filter((place) => place[0] - bounds.xMm < 0.08 * bounds.widthMm).length / path.length;
  const isAround = sides.size >= DIRECTIONS - 1 && gapOf(path) < MEET.near * diagonalOf(bounds);
  return isAround && inner < INNER.share && off < ROUND.off && left < ROUND.back;
}

/** How near the last part of a line comes to its first: a hand does not stop where it began, but runs on over it. */
function gapOf(path: readonly Xy[]): number {
  const first = path.slice(0, Math.ceil(path.length * MEET.begins));
  const last = path.slice(Math.floor(path.length * MEET.closes));
  return Math.min(...first.flatMap(([x, y]) => last.map((place) => Math.hypot(place[0] - x, place[1] - y))));
}

/** The largest turn between one millimetre of a line and the next, in radians. */
function sharpest(path: readonly Xy[]): number {
  const reach = Math.round(1 / STEP_MM);
  const heading = ([ax, ay]: Xy, [bx, by]: Xy) => Math.atan2(by - ay, bx - ax);
  return path.reduce((most, place, at) => {
    const [before, after] = [path[at - reach], path[at + reach]];
    if (!before || !after) return most;
    const turn = Math.abs(heading(before, place) - heading(place, after));
    return Math.max(most, turn > Math.PI ? 2 * Math.PI - turn : turn);
  }, 0);
}
