import { boundsOf, distance, type Line, lengthOf, middleOf, type Place } from './line.js';
import { ALONE, type Match, STRAY } from './match.js';
import type { CharacterModel } from './model.js';
import type { OrderJudgement } from './orders.js';

/** The sub-scores of calligraphy, each out of 100. */
const subScores = ['order', 'direction', 'shape', 'proportion', 'place'] as const;
type SubScore = (typeof subScores)[number];
export type SubScores = Readonly<Record<SubScore, number>>;

/** What the whole is made of: the form counts most, as on the paper of a teacher. */
const weights: SubScores = { order: 0.15, direction: 0.1, shape: 0.4, proportion: 0.15, place: 0.2 };
/** Ink that strays as far as a careful hand keeps most of a score; five times as far leaves a third. */
const FADE = 5;
const faded = (far: number): number => 100 * Math.exp(-far / FADE);
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param square the ink in its square: 0 to 1 from the left and from the top; null where it was not written in one */
export function scoresOf(
  { match, model, order }: { match: Match; model: CharacterModel; order: OrderJudgement },
  inks: readonly Line[],
  square: readonly Line[] | null,
): SubScores {
  const count = model.strokes.length;
  const written = match.strokes.flatMap((one, nth) => (one.line === null ? [] : [{ ...one, line: one.line, nth }]));
  const [share, late] = [written.length / count, order.wrong.length];
  const forms = written.map(({ line, nth, isJoined, isReversed }) => {
    const own = isReversed ? [...line].reverse() : line;
    return isJoined ? 1 : apartOfThemselves(own, model.strokes[nth] ?? []);
  });
  const even = evenly(written.map(({ inks: at, nth }) => [at.flatMap((k) => inks[k] ?? []), model.strokes[nth] ?? []]));
  return {
    order: count < 2 ? 100 * share : 100 * share * (1 - late / Math.max(1, count - 1)),
    direction: 100 * share * (1 - mean(written.map(({ isReversed }) => (isReversed ? 1 : 0)))),
    shape: (faded(1.5 * mean(forms)) * Math.max(0, written.length - match.extra.length)) / count,
    proportion: share * faded(mean(even.map(({ grown }) => (Math.log(grown) / 0.2) ** 2))),
    place: share * faded(mean(even.map(({ shift }) => (shift / STRAY) ** 2)) + outOfSquare(square, model)),
  };
}

/** A stroke by itself, moved over that of the model and made as large. */
function apartOfThemselves(ink: Line, model: Line): number {
  const [from, to] = [middleOf(ink), middleOf(model)];
  const length = Math.max(lengthOf(model), 0.08);
  const size = length / Math.max(lengthOf(ink), 0.02);
  const far = ink.map(([x, y], k) => {
    const [mx, my] = model[k] ?? to;
    return distance([(x - from[0]) * size, (y - from[1]) * size], [mx - to[0], my - to[1]]) / length;
  });
  return Math.min(ALONE, mean(far.map((one) => (one / 0.12) ** 2)));
}

/** Each stroke beside its model when the whole is only moved and made as large: neither stretched nor turned. */
function evenly(pairs: readonly (readonly [Line, Line])[]): { grown: number; shift: number }[] {
  const [ink, model] = [pairs.map(([line]) => line), pairs.map(([, line]) => line)];
  const spread = (lines: readonly Line[], centre: Place) =>
    Math.sqrt(mean(lines.flat().map((place) => distance(place, centre) ** 2)));
  const [from, to] = [middleOf(ink.flat()), middleOf(model.flat())];
  const size = spread(model, to) / Math.max(1e-9, spread(ink, from));
  return pairs.map(([line, own]) => {
    const [x, y] = middleOf(line);
    return {
      // Dots have no proportions to speak of.
      grown: (lengthOf(line) * size + 0.12) / (lengthOf(own) + 0.12),
      shift: distance([(x - from[0]) * size + to[0], (y - from[1]) * size + to[1]], middleOf(own)),
    };
  });
}

/** How far the whole lies from the middle of its square, and how much too large or small it is. */
function outOfSquare(square: readonly Line[] | null, { strokes }: CharacterModel): number {
  if (square === null || square.length === 0) return 0;
  const [own, wished] = [boundsOf(square), boundsOf(strokes)];
  const middle = ({ left, top, width, height }: typeof own): Place => [left + width / 2, top + height / 2];
  const size = Math.max(own.width, own.height) / Math.max(0.05, wished.width, wished.height);
  return (distance(middle(own), middle(wished)) / 0.12) ** 2 / 2 + (Math.log(Math.max(0.05, size)) / 0.5) ** 2 / 2;
}

/** The score of the whole, out of 100. */
export const scoreOf = (scores: SubScores): number =>
  subScores.reduce((sum, name) => sum + weights[name] * scores[name], 0);
