import { evenPath, isInside, shareInside, type Xy } from '../strokes/path.js';
import type { Rect, Stroke } from '../strokes/stroke.js';
import { groupMarks } from './group-marks.js';
import { isUnderline, readTeacherMark } from './read-teacher-mark.js';
import { CERTAIN_CORRECTION, type Guess, type Meaning, pointsOf } from './teacher-mark.js';
import { clearTick } from './tick-and-cross.js';

/** A question on a page: where it stands, and how many marks it has. */
export interface CorrectedItem {
  itemId: string;
  maxScore: number;
  places: readonly (Rect & { page: number })[];
}

/** Why a teacher is asked. */
export type CorrectionDoubt = 'unclear' | 'several' | 'between' | 'out-of-range';

/** What a teacher's ink says on one question. `points` only where it is certain. */
export interface ItemCorrection {
  itemId: string;
  strokeIds: string[];
  doubt: CorrectionDoubt | null;
  points: number | null;
  meaning: Meaning | null;
  confidence: number;
  /** Scores that may be meant, the likeliest first, each once. */
  guesses: { points: number; meaning: Meaning; confidence: number }[];
}

/** A mark belongs to a question that holds so much of its line, when no other holds more than a little. */
const HELD = { own: 0.7, other: 0.1 };
const TOUCHED = 0.05;

interface PlacedMark {
  ink: Stroke[];
  guesses: Guess[];
  /** The one that holds it; undefined where that is not certain. */
  itemId: string | undefined;
  /** All that it touches, the most of it first. */
  touched: string[];
}

/**
 * What a teacher's ink on a copy says of each question, whatever order it came in. One clear mark gives a score; two of them, one that
 * nobody can read, or one between two questions ask. What lies outside every question is a remark.
 */
export function readCorrection(
  pages: readonly { page: number; strokes: readonly Stroke[] }[],
  items: readonly CorrectedItem[],
): ItemCorrection[] {
  const marks = pages.flatMap(({ page, strokes }) =>
    groupMarks(strokes)
      .filter((ink) => !isUnderline(ink))
      .map((ink) => placed(ink, page, items)),
  );
  return items.flatMap((item) => {
    const own = marks.filter(({ itemId }) => itemId === item.itemId);
    const between = marks.filter((mark) => mark.itemId === undefined && mark.touched.includes(item.itemId));
    // A mark between two is asked of once, where most of it lies; and wherever it may be a second mark.
    const asked = between.filter(({ touched }) => own.length > 0 || touched[0] === item.itemId);
    return own.length + asked.length === 0 ? [] : [judged(item, own, asked)];
  });
}

function placed(ink: Stroke[], page: number, items: readonly CorrectedItem[]): PlacedMark {
  const path = ink.flatMap((stroke) => evenPath(stroke));
  const shares = items
    .map(({ itemId, places }) => ({ itemId, share: shareOf(path, places, page) }))
    .filter(({ share }) => share > TOUCHED)
    .sort((a, b) => b.share - a.share);
  const [first, second] = shares;
  const isAimed = first !== undefined && aimsAt(ink, items, page).every((itemId) => itemId === first.itemId);
  const isHeld = isAimed && first.share >= HELD.own && (second?.share ?? 0) <= HELD.other;
  return {
    ink,
    guesses: readTeacherMark(ink),
    itemId: isHeld ? first.itemId : undefined,
    touched: shares.map(({ itemId }) => itemId),
  };
}

/** The questions in which ticks have their vertex: that is where a teacher aims, however far the long arm reaches. */
function aimsAt(ink: readonly Stroke[], items: readonly CorrectedItem[], page: number): string[] {
  const ticks = ink.map(clearTick).filter((tick) => tick !== undefined);
  return items
    .filter(({ places }) =>
      places.some((place) => place.page === page && ticks.some(({ vertex }) => isInside(vertex, place))),
    )
    .map(({ itemId }) => itemId);
}

const shareOf = (path: readonly Xy[], places: CorrectedItem['places'], page: number): number =>
  Math.max(0, ...places.filter((one) => one.page === page).map((place) => shareInside(path, place)));

function judged(item: CorrectedItem, own: readonly PlacedMark[], between: readonly PlacedMark[]): ItemCorrection {
  const marks = [...own, ...between];
  const strokeIds = marks.flatMap(({ ink }) => ink.map(({ id }) => id)).sort();
  const all = marks.flatMap(({ guesses }) => guesses);
  const guesses = distinct(item, all);
  const [mark] = own;
  const [best] = mark?.guesses ?? [];
  const asks = (doubt: CorrectionDoubt): ItemCorrection => {
    const confidence = guesses[0]?.confidence ?? 0;
    return { itemId: item.itemId, strokeIds, doubt, points: null, meaning: null, confidence, guesses };
  };
  if (marks.length > 1) return asks('several');
  if (!mark) return asks('between');
  if (!best || best.confidence < CERTAIN_CORRECTION) return asks('unclear');
  const points = pointsOf(best.meaning, item.maxScore);
  if (points === undefined) return asks('out-of-range');
  const { meaning, confidence } = best;
  return { itemId: item.itemId, strokeIds, doubt: null, points, meaning, confidence, guesses };
}

function distinct(item: CorrectedItem, all: readonly Guess[]): ItemCorrection['guesses'] {
  const byPoints = new Map<number, ItemCorrection['guesses'][number]>();
  for (const { meaning, confidence } of [...all].sort((a, b) => b.confidence - a.confidence)) {
    const points = pointsOf(meaning, item.maxScore);
    if (points !== undefined && !byPoints.has(points)) byPoints.set(points, { points, meaning, confidence });
  }
  return [...byPoints.values()].slice(0, 4);
}
