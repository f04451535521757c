import { type Stroke, type StrokePoint, type StrokeTip, strokeTips } from './stroke.js';

export const MAX_STROKE_POINTS = 20_000;
/** Pens write a little over the edge of the paper; nothing in a school is wider than an A2 sheet. */
export const PAGE_LIMIT_MM = { least: -20, most: 600 } as const;
/** A pen held down longer than an hour between two samples has lost its clock. */
const MAX_GAP_MS = 3_600_000;
const MAX_ID_LENGTH = 64;
/** Epoch ms that the codec can still tell apart. */
const LAST_INSTANT = 4e15;

export type StrokeRefusal =
  | 'not-a-stroke'
  | 'no-id'
  | 'unknown-tip'
  | 'no-points'
  | 'too-many-points'
  | 'not-a-number'
  | 'out-of-page'
  | 'time-backwards'
  | 'time-jump';

export type StrokeCheck = { kind: 'valid'; stroke: Stroke } | { kind: 'refused'; reason: StrokeRefusal };

/**
 * Whether what a gateway sent is a stroke: `{id, t0, tip?, points: [[x mm, y mm, pressure, dt ms]…]}`. Pressure outside
 * 0..1 is a matter of the pen's scale and is clamped; everything else that is wrong is refused with the first reason.
 * One point is a dot and valid. An absent tip is a pen.
 */
export function validStroke(raw: unknown): StrokeCheck {
  if (!isRecord(raw) || !Array.isArray(raw.points)) return refused('not-a-stroke');
  const { id, t0 } = raw;
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID_LENGTH) return refused('no-id');
  if (!isNumber(t0) || t0 < 0 || t0 > LAST_INSTANT) return refused('not-a-number');
  const tip = tipOf(raw.tip);
  if (!tip) return refused('unknown-tip');
  if (raw.points.length === 0) return refused('no-points');
  if (raw.points.length > MAX_STROKE_POINTS) return refused('too-many-points');
  const points: StrokePoint[] = [];
  for (const rawPoint of raw.points) {
    const point = validPoint(rawPoint);
    if (typeof point === 'string') return refused(point);
    points.push(point);
  }
  return { kind: 'valid', stroke: { id, t0, tip, points } };
}

function validPoint(raw: unknown): StrokePoint | StrokeRefusal {
  if (!Array.isArray(raw) || raw.length !== 4) return 'not-a-number';
  const [x, y, pressure, dt]: unknown[] = raw;
  if (!isNumber(x) || !isNumber(y) || !isNumber(pressure) || !isNumber(dt)) return 'not-a-number';
  if (!isOnPage(x) || !isOnPage(y)) return 'out-of-page';
  if (dt < 0) return 'time-backwards';
  if (dt > MAX_GAP_MS) return 'time-jump';
  // Most points are as they should be, and need no copy.
  if (pressure >= 0 && pressure <= 1) return raw as unknown as StrokePoint; // as: its four numbers were just judged
  return [x, y, Math.min(1, Math.max(0, pressure)), dt];
}

function tipOf(raw: unknown): StrokeTip | undefined {
  if (raw === undefined) return 'pen';
  return strokeTips.find((tip) => tip === raw);
}

function isOnPage(mm: number): boolean {
  return mm >= PAGE_LIMIT_MM.least && mm <= PAGE_LIMIT_MM.most;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refused(reason: StrokeRefusal): StrokeCheck {
  return { kind: 'refused', reason };
}
