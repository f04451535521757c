import { isRing } from '../marks/ring.js';
import { fractionOf } from '../reading/fraction-bar.js';
import { readNumber } from '../reading/read-number.js';
import { grown, isInside } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';
import type { Guess, Meaning } from './teacher-mark.js';

/** A score is written no smaller and no larger than this (mm). */
const TALL = { least: 2, most: 30 };
const MOST_STROKES = 9;
/** No 05 and no 00: these are two scores, or another sign. */
const score = /^-?(0|[1-9]\d{0,2})(\.\d)?$/;

/** Each look at a score says the same, so surely at least; else it is worth a question. */
const STEADY = 0.85;
const UNSTEADY = 0.8;
/** A ring is larger than what it holds; a 0 that another digit is written over is not. */
const RING_LARGER = 1.3;
/** The smaller of two rings around one score, as a share of the larger: less is what stands in it. */
const SECOND_RING = 0.3;

/** A ring, or the same gone round twice, and what it holds; undefined where nothing is ringed. */
export function ringed(ink: readonly Stroke[]): { inner: Stroke[] } | undefined {
  const [outer, second] = [...ink].sort((a, b) => areaOf(strokeBounds(b)) - areaOf(strokeBounds(a)));
  const inTwo =
    second && ink.length > 2 && isSecondRing(second, outer) ? heldBy(second, ink, [outer, second]) : undefined;
  return inTwo ?? (outer && heldBy(outer, ink, [outer]));
}

function heldBy(
  ring: Stroke,
  ink: readonly Stroke[],
  rings: readonly (Stroke | undefined)[],
): { inner: Stroke[] } | undefined {
  const inner = ink.filter((stroke) => !rings.includes(stroke));
  if (inner.length === 0 || !isRing(ring)) return undefined;
  const around = strokeBounds(ring);
  const bounds = grown(around, 0.3);
  const isHeld = inner.every((stroke) => stroke.points.every(([x, y]) => isInside([x, y], bounds)));
  const held = strokeBounds(...inner);
  const isLarger = around.heightMm > RING_LARGER * held.heightMm && around.widthMm > RING_LARGER * held.widthMm;
  return isHeld && isLarger ? { inner } : undefined;
}

/** The ring gone round once more, in the same place; what stands in it says that it is no 0. */
function isSecondRing(stroke: Stroke, outer: Stroke | undefined): boolean {
  if (outer === undefined || !isRing(outer)) return false;
  return areaOf(strokeBounds(stroke)) > SECOND_RING * areaOf(strokeBounds(outer));
}

/** The same ink leaning and squeezed a little, as other hands would have written it. */
const looks: readonly (readonly [lean: number, wide: number])[] = [
  [0.14, 1],
  [-0.14, 1],
  [0, 0.86],
  [0, 1.16],
];

/**
 * What ink says as a score, the likeliest first: 7, 3.5, 2½, -2. Nothing where it is no number. A digit that leaning
 * or squeezing turns into another one was made so that nobody can tell.
 */
export function writtenScore(ink: readonly Stroke[]): Guess[] {
  const [first, ...others] = scoresIn(ink);
  if (!first) return [];
  const said = JSON.stringify(first.meaning);
  const again = looks.map(([lean, wide]) => {
    const seen = scoresIn(ink.map((stroke) => bent(stroke, lean, wide))).find(
      (one) => JSON.stringify(one.meaning) === said,
    );
    return seen?.confidence ?? 0;
  });
  const isSteady = again.every((confidence) => confidence >= STEADY);
  return [{ ...first, confidence: isSteady ? first.confidence : Math.min(first.confidence, UNSTEADY) }, ...others];
}

const bent = (stroke: Stroke, lean: number, wide: number): Stroke => ({
  ...stroke,
  points: stroke.points.map(([x, y, pressure, ms]) => [wide * x - lean * y, y, pressure, ms] as const),
});

function scoresIn(ink: readonly Stroke[]): Guess[] {
  const { heightMm, widthMm } = strokeBounds(...ink);
  if (ink.length === 0 || ink.length > MOST_STROKES || heightMm < TALL.least || heightMm > TALL.most) return [];
  if (widthMm > 2 * TALL.most) return [];
  const mixed = mixedNumber(ink);
  if (mixed) return mixed;
  const { text, confidence, alternatives } = readNumber(ink, { signs: '-.', fractions: 'ignore' });
  return [{ text, confidence }, ...alternatives].flatMap((one) => {
    const meaning = meaningOf(one.text);
    return meaning ? [{ meaning, confidence: one.confidence }] : [];
  });
}

/** A half with its bar, alone or after a whole number. Other fractions are no scores. */
function mixedNumber(ink: readonly Stroke[]): Guess[] | undefined {
  const fraction = fractionOf(ink);
  if (!fraction) return undefined;
  const { bar, over, under, beside } = fraction;
  const isLeft = beside.every((stroke) => {
    const { xMm, widthMm } = strokeBounds(stroke);
    return xMm + widthMm / 2 < strokeBounds(bar).xMm;
  });
  const read = (part: readonly Stroke[]) => readNumber(part, { signs: '', fractions: 'ignore' });
  const [top, bottom, whole] = [read(over), read(under), read(beside)];
  const isHalf = isLeft && top.text === '1' && bottom.text === '2';
  if (!isHalf || (beside.length > 0 && !/^\d{1,3}$/.test(whole.text))) return [];
  const confidence = top.confidence * bottom.confidence * (beside.length > 0 ? whole.confidence : 1);
  return [{ meaning: { kind: 'score', points: Number(whole.text || 0) + 0.5 }, confidence }];
}

function meaningOf(text: string): Meaning | undefined {
  if (!score.test(text)) return undefined;
  const points = Number(text);
  return text.startsWith('-') ? { kind: 'off', points: -points } : { kind: 'score', points };
}

const areaOf = ({ widthMm, heightMm }: Rect): number => widthMm * heightMm;
