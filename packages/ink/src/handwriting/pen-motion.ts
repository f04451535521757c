import type { Stroke, StrokePoint } from '../strokes/stroke.js';
import type { Hand } from './hand.js';
import { gaussian, type Random, uuidFrom } from './random.js';

type Xy = readonly [number, number];
/** Control points of one movement in mm. */
export type Movement = readonly { xMm: number; yMm: number; corner: boolean }[];

const SAMPLE_MS = 10;
const STEP_MM = 0.06;

/**
 * Draws movements with a hand: a smooth line with its tremble, slower in bends (the two-thirds power law of writing,
 * Lacquaniti 1983: speed ~ radius^(1/3)), pressed as the hand presses, sampled about every 10 ms as pens do. Between
 * strokes the pen travels through the air. The first stroke starts at `t0`.
 */
export function moveAlong(hand: Hand, movements: readonly Movement[], random: Random, t0: number): Stroke[] {
  let at = t0;
  let from: Xy | undefined;
  return movements.flatMap((movement) => {
    const line = tremble(hand, smooth(movement), random);
    if (line.length === 0) return [];
    if (from)
      at += Math.round(
        70 + random() * 60 + (Math.hypot(xOf(line, 0) - from[0], yOf(line, 0) - from[1]) / (hand.speed * 2)) * 1000,
      );
    const points = sample(hand, line, random);
    const stroke: Stroke = { id: uuidFrom(random), t0: at, tip: 'pen', points };
    at += points.reduce((sum, point) => sum + point[3], 0);
    from = [xOf(line, line.length - 2), yOf(line, line.length - 2)];
    return [stroke];
  });
}

/** Places one after the other, x and y in turn: a stroke has hundreds, and a class writes millions. */
type Line = Float64Array;

/**
 * Room for the line of a stroke and for its times, used again and again: a stroke is finished before the next is begun, and what lies
 * outside of the heap costs more to be given and taken back than the stroke to be drawn.
 */
const rooms = { line: new Float64Array(4096), times: new Float64Array(2048) };
function roomFor(what: keyof typeof rooms, length: number): Float64Array {
  if (rooms[what].length < length) rooms[what] = new Float64Array(2 * length);
  return rooms[what].subarray(0, length);
}

/** Catmull-Rom through the control points, as places STEP_MM apart; a corner breaks the curve. */
function smooth(movement: Movement): Line {
  const knots = movement.flatMap((point) => (point.corner ? [point, point] : [point]));
  const first = knots[0];
  if (!first) return new Float64Array();
  const at = (k: number) => knots[Math.min(knots.length - 1, Math.max(0, k))] ?? first;
  const counts = knots.slice(1).map((c, k) => Math.ceil(Math.hypot(c.xMm - at(k).xMm, c.yMm - at(k).yMm) / STEP_MM));
  const line = roomFor('line', 2 * (1 + counts.reduce((sum, count) => sum + count, 0)));
  [line[0], line[1]] = [first.xMm, first.yMm];
  let next = 2;
  for (const [k, count] of counts.entries()) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    for (let s = 1; s <= count; s++) {
      const t = s / count;
      line[next++] = between(a.xMm, b.xMm, c.xMm, d.xMm, t);
      line[next++] = between(a.yMm, b.yMm, c.yMm, d.yMm, t);
    }
  }
  return line;
}

const between = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

/** Two slow waves of random length and direction: a muscle's tremble, not noise of a sensor. Shifts the line itself. */
function tremble(hand: Hand, line: Line, random: Random): Line {
  const waves = [0, 1].map(() => ({
    lengthMm: 1.6 + random() * 4,
    phase: random() * 6.3,
    x: gaussian(random),
    y: gaussian(random),
  }));
  for (const { lengthMm, phase, x, y } of waves)
    for (let k = 0; k < line.length; k += 2) {
      const shift = Math.sin(((k / 2) * STEP_MM * 6.283) / lengthMm + phase) * hand.wobbleMm * 0.7;
      line[k] = xOf(line, k) + shift * x;
      line[k + 1] = yOf(line, k) + shift * y;
    }
  return line;
}

// An index within the line; the compiler does not know it.
const xOf = (line: Line, k: number): number => line[k] ?? 0;
const yOf = (line: Line, k: number): number => line[k + 1] ?? 0;

function sample(hand: Hand, line: Line, random: Random): StrokePoint[] {
  const times = timesAlong(hand, line);
  const total = times.at(-1) ?? 0;
  const press = hand.pressure * (1 + 0.1 * gaussian(random));
  const fade = 0.5 + random() * 0.5;
  const points: StrokePoint[] = [];
  let [k, before] = [0, 0];
  const count = Math.max(1, Math.ceil(total / SAMPLE_MS));
  for (let s = 0; s <= count; s++) {
    const due = Math.min(total, s * SAMPLE_MS);
    while (k + 1 < times.length && (times[k + 1] ?? total) <= due) k++;
    const place = s === count ? line.length - 2 : 2 * k;
    const through = s / count;
    const swell = Math.min(1, 0.45 + through * 4) * (1 - fade * 0.6 * Math.max(0, through - 0.65) * 2);
    const pressure = Math.min(
      1,
      Math.max(0.06, press * swell + hand.pressureSwing * 0.25 * Math.sin(through * 5 + press * 9)),
    );
    const elapsed = Math.round(due + (s === 0 || s === count ? 0 : (random() - 0.5) * 2));
    points.push([
      round(xOf(line, place)),
      round(yOf(line, place)),
      Math.round(pressure * 1000) / 1000,
      Math.max(0, elapsed - before),
    ]);
    before = Math.max(before, elapsed);
  }
  return points;
}

/** Elapsed ms at each place of the line. */
function timesAlong(hand: Hand, line: Line): Float64Array {
  const reach = 5;
  const count = line.length / 2;
  const times = roomFor('times', count);
  let at = 0;
  for (let k = 0; k < count; k++) {
    const [a, b] = [2 * Math.max(0, k - reach), 2 * Math.min(count - 1, k + reach)];
    const [dx, dy] = [xOf(line, b) - xOf(line, a), yOf(line, b) - yOf(line, a)];
    const chord = Math.sqrt(dx * dx + dy * dy);
    const path = Math.min(k, reach) + Math.min(count - 1 - k, reach);
    const bend = path === 0 ? 1 : Math.max(0, 1 - chord / (path * STEP_MM));
    const edge = Math.min(1, 0.35 + (Math.min(k, count - 1 - k) * STEP_MM) / 1.2);
    const speed = hand.speed * edge * (1 - 0.75 * Math.cbrt(Math.min(1, bend * 6)));
    if (k > 0) at += (STEP_MM / speed) * 1000;
    times[k] = at;
  }
  return times;
}

function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
