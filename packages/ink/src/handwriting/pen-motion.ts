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
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) return [];
    if (from)
      at += Math.round(
        70 + random() * 60 + (Math.hypot(first[0] - from[0], first[1] - from[1]) / (hand.speed * 2)) * 1000,
      );
    const points = sample(hand, line, random);
    const stroke: Stroke = { id: uuidFrom(random), t0: at, tip: 'pen', points };
    at += points.reduce((sum, point) => sum + point[3], 0);
    from = last;
    return [stroke];
  });
}

/** Catmull-Rom through the control points, as places STEP_MM apart; a corner breaks the curve. */
function smooth(movement: Movement): Xy[] {
  const knots = movement.flatMap(({ xMm, yMm, corner }): Xy[] =>
    corner
      ? [
          [xMm, yMm],
          [xMm, yMm],
        ]
      : [[xMm, yMm]],
  );
  const first = knots[0];
  if (!first) return [];
  const line: Xy[] = [first];
  const at = (k: number): Xy => knots[Math.min(knots.length - 1, Math.max(0, k))] ?? first;
  for (let k = 0; k + 1 < knots.length; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const count = Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / STEP_MM);
    for (let s = 1; s <= count; s++) {
      const t = s / count;
      const on = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      line.push([on(0), on(1)]);
    }
  }
  return line;
}

/** Two slow waves of random length and direction: a muscle's tremble, not noise of a sensor. */
function tremble(hand: Hand, line: readonly Xy[], random: Random): Xy[] {
  const waves = [0, 1].map(() => ({
    lengthMm: 1.6 + random() * 4,
    phase: random() * 6.3,
    x: gaussian(random),
    y: gaussian(random),
  }));
  return line.map(([x, y], k): Xy => {
    const shift = waves.map(
      (wave) => Math.sin((k * STEP_MM * 6.283) / wave.lengthMm + wave.phase) * hand.wobbleMm * 0.7,
    );
    return [
      x + (shift[0] ?? 0) * (waves[0]?.x ?? 0) + (shift[1] ?? 0) * (waves[1]?.x ?? 0),
      y + (shift[0] ?? 0) * (waves[0]?.y ?? 0) + (shift[1] ?? 0) * (waves[1]?.y ?? 0),
    ];
  });
}

function sample(hand: Hand, line: readonly Xy[], random: Random): StrokePoint[] {
  const times = timesAlong(hand, line);
  const total = times.at(-1) ?? 0;
  const press = hand.pressure * (1 + 0.1 * gaussian(random));
  const fade = 0.5 + random() * 0.5;
  const points: StrokePoint[] = [];
  let [k, before] = [0, 0];
  const count = Math.max(1, Math.ceil(total / SAMPLE_MS));
  for (let s = 0; s <= count; s++) {
    const due = Math.min(total, s * SAMPLE_MS);
    while (k + 1 < line.length && (times[k + 1] ?? total) <= due) k++;
    const place = s === count ? line.at(-1) : line[k];
    if (!place) break;
    const through = s / count;
    const swell = Math.min(1, 0.45 + through * 4) * (1 - fade * 0.6 * Math.max(0, through - 0.65) * 2);
    const pressure = Math.min(
      1,
      Math.max(0.06, press * swell + hand.pressureSwing * 0.25 * Math.sin(through * 5 + press * 9)),
    );
    const elapsed = Math.round(due + (s === 0 || s === count ? 0 : (random() - 0.5) * 2));
    points.push([round(place[0]), round(place[1]), Math.round(pressure * 1000) / 1000, Math.max(0, elapsed - before)]);
    before = Math.max(before, elapsed);
  }
  return points;
}

/** Elapsed ms at each place of the line. */
function timesAlong(hand: Hand, line: readonly Xy[]): number[] {
  const reach = 5;
  let at = 0;
  return line.map((place, k) => {
    const [a, b] = [line[Math.max(0, k - reach)] ?? place, line[Math.min(line.length - 1, k + reach)] ?? place];
    const chord = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const path = Math.min(k, reach) + Math.min(line.length - 1 - k, reach);
    const bend = path === 0 ? 1 : Math.max(0, 1 - chord / (path * STEP_MM));
    const edge = Math.min(1, 0.35 + (Math.min(k, line.length - 1 - k) * STEP_MM) / 1.2);
    const speed = hand.speed * edge * (1 - 0.75 * Math.min(1, bend * 6) ** (1 / 3));
    if (k > 0) at += (STEP_MM / speed) * 1000;
    return at;
  });
}

function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
