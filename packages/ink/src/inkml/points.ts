import type { StrokePoint } from '../strokes/stroke.js';
import type { Channel, Channels } from './channels.js';
import type { Value } from './trace-data.js';

/** Where nothing tells how fast somebody wrote: a point every so many ms, as pens measure. */
const USUAL_STEP_MS = 10;
/** Where nothing tells how hard. */
const EVEN = 0.5;

/** The points of a trace in mm, and where its own clock stood at the first of them. A point that does not know its place is left out. */
export function pointsOf(
  rows: readonly (readonly Value[])[],
  channels: Channels,
): { points: StrokePoint[]; firstMs: number | undefined } {
  const { x, y, force, time } = channels;
  const hardest = force && (force.max ?? hardestOf(rows, force));
  const points: StrokePoint[] = [];
  let [firstMs, before]: (number | undefined)[] = [];
  for (const row of rows) {
    const [xMm, yMm] = [measured(row, x), measured(row, y)];
    if (xMm === undefined || yMm === undefined) continue;
    const ms = time && measured(row, time);
    if (points.length === 0) firstMs = ms;
    const step = points.length === 0 ? 0 : ms === undefined || before === undefined ? USUAL_STEP_MS : ms - before;
    before = ms ?? before;
    points.push([xMm, yMm, pressed(row, force, hardest), Math.max(0, step)]);
  }
  return { points, firstMs };
}

function measured(row: readonly Value[], { at, scale }: Channel): number | undefined {
  const value = row[at];
  return typeof value === 'number' && Number.isFinite(value) ? value * scale : undefined;
}

/** Nobody said what the hardest is: the unit, or the hardest that was written. */
const hardestOf = (rows: readonly (readonly Value[])[], { at }: Channel): number =>
  rows.reduce((most, row) => Math.max(most, typeof row[at] === 'number' ? row[at] : 0), 1);

function pressed(row: readonly Value[], force: Channel | undefined, hardest: number | undefined): number {
  const value = force && row[force.at];
  if (force === undefined || hardest === undefined || typeof value !== 'number' || hardest <= force.min) return EVEN;
  return Math.min(1, Math.max(0, (value - force.min) / (hardest - force.min)));
}
