import { recognise } from '../recogniser/recognise.js';
import { centreOf } from '../strokes/path.js';
import { type Stroke, strokeBounds } from '../strokes/stroke.js';

/** A root as it stands on the paper: its sign, what stands under the bar, and what is before and after it. */
export interface RootInk {
  sign: readonly Stroke[];
  /** Probability 0..1 that the sign is one. */
  probability: number;
  before: Stroke[];
  under: Stroke[];
  after: Stroke[];
}

const LIKELY = 0.3;

/** Finds the likeliest root with something under its bar, its sign written in one stroke or with the bar as a second. */
export function rootOf(strokes: readonly Stroke[]): RootInk | undefined {
  const wide = strokes.filter((stroke) => strokeBounds(stroke).widthMm > 1.5);
  const signs = wide.flatMap((stroke) => [
    [stroke],
    ...wide.filter((bar) => continues(stroke, bar)).map((bar) => [stroke, bar]),
  ]);
  return signs
    .map((sign) => partsOf(sign, strokes))
    .filter((parts) => parts.probability > LIKELY && parts.under.length > 0)
    .sort((a, b) => b.probability - a.probability)[0];
}

/** Whether a flat stroke begins where the right arm of another ends. */
function continues(stroke: Stroke, bar: Stroke): boolean {
  const { widthMm, heightMm } = strokeBounds(bar);
  const [end, begin] = [stroke.points.at(-1), bar.points[0]];
  if (bar === stroke || heightMm > 0.35 * widthMm || !end || !begin) return false;
  return Math.hypot(end[0] - begin[0], end[1] - begin[1]) < 0.35 * strokeBounds(stroke).heightMm;
}

function partsOf(sign: readonly Stroke[], strokes: readonly Stroke[]): RootInk {
  const probability = recognise(sign).ranked.find((one) => one.label === '√')?.probability ?? 0;
  const bounds = strokeBounds(...sign);
  const parts: RootInk = { sign, probability, before: [], under: [], after: [] };
  for (const stroke of strokes) {
    if (sign.includes(stroke)) continue;
    const [x] = centreOf(strokeBounds(stroke));
    const side =
      x < bounds.xMm + 0.15 * bounds.heightMm ? 'before' : x > bounds.xMm + bounds.widthMm ? 'after' : 'under';
    parts[side].push(stroke);
  }
  return parts;
}
