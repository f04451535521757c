import { isRing } from '../marks/ring.js';
import { straightness } from '../marks/shape.js';
import type { Stroke } from '../strokes/stroke.js';
import { strokeBounds } from '../strokes/stroke.js';
import { isAltered } from './altered.js';
import type { Guess, Meaning } from './teacher-mark.js';
import { clearTick, isClearCross, isClearHalfTick, isTickLike } from './tick-and-cross.js';
import { ringed, writtenScore } from './written-score.js';

const SURE = 0.98;
/** What looks like a mark and is not made clearly. */
const UNSURE = 0.6;
/** A digit without a ring may be a mark of another kind: it counts when it is read without any doubt. */
const BARE_DIGIT = 0.99;
/** A flat line of this length under or beside what was written says nothing of the score. */
const UNDERLINE = { least: 12, flat: 0.2, tall: 3.5 };

/** What one mark of a teacher means, the likeliest first; nothing where it is none that is known. */
export function readTeacherMark(ink: readonly Stroke[]): Guess[] {
  if (ink.length === 0) return [];
  if (ink.some(({ tip }) => tip === 'eraser')) return [];
  const clear = clearMark(ink);
  if (clear) return [{ meaning: clear, confidence: SURE }];
  const circle = ringed(ink);
  if (circle) return writtenScore(circle.inner).map(onlyScores(circle.inner));
  const likely = likelyMarks(ink);
  const numbers = writtenScore(ink).map(bare(ink, likely.length > 0));
  return [...numbers, ...likely].sort((a, b) => b.confidence - a.confidence);
}

/** A line under the writing, straight or waved: it is kept, and asks nothing. */
export function isUnderline(ink: readonly Stroke[]): boolean {
  const { widthMm, heightMm } = strokeBounds(...ink);
  return (
    ink.length === 1 && widthMm >= UNDERLINE.least && heightMm <= Math.min(UNDERLINE.tall, UNDERLINE.flat * widthMm)
  );
}

function clearMark(ink: readonly Stroke[]): Meaning | undefined {
  const [first, second] = ink;
  if (first && ink.length === 1) return clearTick(first) && { kind: 'full' };
  if (!first || !second || ink.length > 2) return undefined;
  if (isClearCross(first, second)) return { kind: 'none' };
  return isClearHalfTick(first, second) ? { kind: 'half' } : undefined;
}

/** What somebody may have meant who did not make it clearly: shown as a question. */
function likelyMarks(ink: readonly Stroke[]): Guess[] {
  const hasTick = ink.some((stroke) => isTickLike(stroke) && strokeBounds(stroke).heightMm > 2);
  if (hasTick && ink.length === 1) return [guess({ kind: 'full' }, UNSURE)];
  if (hasTick) return [guess({ kind: 'half' }, 0.4), guess({ kind: 'none' }, 0.3), guess({ kind: 'full' }, 0.2)];
  const [first, second] = ink;
  return first && second && ink.length === 2 && crossed(first, second) ? [guess({ kind: 'none' }, UNSURE)] : [];
}

const crossed = (a: Stroke, b: Stroke): boolean => straightness(a) > 0.8 && straightness(b) > 0.8;

/** A lone line is a 1 or a slip, a lone ring a 0 or a ring around something: neither counts by itself. */
const bare =
  (ink: readonly Stroke[], isOther: boolean) =>
  ({ meaning, confidence }: Guess): Guess => {
    if (meaning.kind !== 'score' && meaning.kind !== 'off') return { meaning, confidence };
    const [first] = ink;
    const isLone = ink.length === 1 && !!first && (straightness(first) > 0.8 || isRing(first));
    const isDigit = meaning.kind === 'score' && Number.isInteger(meaning.points) && meaning.points < 10;
    const isSure = confidence >= (isDigit ? BARE_DIGIT : 0) && !isLone && !isOther && !isAltered(ink, meaning.points);
    return { meaning, confidence: isSure ? confidence : Math.min(confidence, UNSURE) };
  };

/** In a ring stands a whole score; a minus there is read, and asks. */
const onlyScores =
  (ink: readonly Stroke[]) =>
  (one: Guess): Guess =>
    one.meaning.kind === 'score' && !isAltered(ink, one.meaning.points)
      ? one
      : { ...one, confidence: Math.min(one.confidence, UNSURE) };

const guess = (meaning: Meaning, confidence: number): Guess => ({ meaning, confidence });
