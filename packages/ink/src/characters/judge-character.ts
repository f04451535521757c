import type { Rect, Stroke } from '../strokes/stroke.js';
import { likelihoodOf, signsOf } from './likely.js';
import { inSteps, type Line } from './line.js';
import { type Match, matchInk } from './match.js';
import type { CharacterModel } from './model.js';
import { judgeOrder, type OrderJudgement, ordersOf } from './orders.js';
import { type SubScores, scoreOf, scoresOf } from './sub-scores.js';

/** From here on a machine says right, and down to there wrong; between them a person looks. scripts/evaluate-characters.ts prints what that costs. */
export const SURE = { right: 0.9, wrong: 0.15 } as const;
/**
 * How far strokes may lie from the model, whatever else speaks for it: as many strokes of quite another character find partners too. Careful
 * hands stay below 1 in the middle and below 5 in the worst stroke.
 */
const UNLIKE = { asked: 2.2, wrong: 3.2, stroke: 8 } as const;
/** A stroke so far from its place is named. */
const FAR = 4;

export type CharacterFault =
  | { kind: 'missing' | 'far' | 'reversed' | 'order' | 'joined' | 'broken'; stroke: number }
  | { kind: 'extra'; ink: number };

export interface CharacterJudgement {
  /** `blank` where nothing was written. */
  verdict: 'right' | 'wrong' | 'doubtful' | 'blank';
  /** How likely it is that the expected character stands there, 0 to 1. */
  likelihood: number;
  /** The look-alike that was written rather. */
  writtenAs: string | null;
  /** Strokes of the model by their place in it, strokes of the ink by theirs. */
  faults: readonly CharacterFault[];
  order: OrderJudgement;
  scores: SubScores;
  score: number;
  /** The ink over the model, 0 to 1 in the model's square, in the order of writing. */
  laid: readonly Line[];
}

const nothing: CharacterJudgement = {
  verdict: 'blank',
  likelihood: 0,
  writtenAs: null,
  faults: [],
  order: { wrong: [], isOther: false },
  scores: { order: 0, direction: 0, shape: 0, proportion: 0, place: 0 },
  score: 0,
  laid: [],
};

export interface Expected {
  model: CharacterModel;
  /** Characters that it is taken for: whichever the ink is liker to is what was written. */
  lookAlikes: readonly CharacterModel[];
}

/**
 * Judges ink against the character that should stand there: which stroke is which whatever the order, what is missing, too much, turned
 * round or out of turn, whether a look-alike was written, and how well. Right and wrong go by the form alone; the order has its score.
 * @param square the square that was written in, in mm; without it the place in it is not judged
 */
export function judgeCharacter(
  strokes: readonly Stroke[],
  { model, lookAlikes }: Expected,
  square?: Rect,
): CharacterJudgement {
  const lines = strokes
    .filter(({ tip, points }) => tip === 'pen' && points.length > 0)
    .map(({ points }): Line => points.map(([x, y]) => [x, y]));
  if (lines.length === 0) return nothing;
  const match = matchInk(lines, model);
  const others = lookAlikes
    .map((other) => {
      const { cost, extra } = matchInk(lines, other);
      return { character: other.character, cost, isAll: extra.length === 0 };
    })
    .sort((a, b) => a.cost - b.cost);
  const margin = (others[0]?.cost ?? Infinity) - match.cost;
  const likelihood = likelihoodOf(signsOf(match, margin));
  const isExplained = margin < 0 && others[0]?.isAll === true;
  const verdict = isCorrected(match) && !isExplained ? 'doubtful' : verdictOf(match, margin, likelihood);
  const rather = others[0] && others[0].cost < match.cost && verdict !== 'right' ? others[0].character : null;
  const order = judgeOrder(writtenOrder(match), ordersOf(model));
  const inSquare = square ? lines.map((line) => line.map((place) => within(square, place))) : null;
  const scores = scoresOf({ match, model, order }, lines.map(inSteps), inSquare);
  const whole = scoreOf(scores);
  return {
    verdict,
    likelihood,
    writtenAs: rather,
    faults: faultsOf(match, order),
    order,
    scores,
    score: whole,
    laid: lines.map((line) => line.map(([x, y]) => laidAt(match, x, y))),
  };
}

function verdictOf(match: Match, margin: number, likelihood: number): CharacterJudgement['verdict'] {
  const costs = match.strokes.filter(({ inks }) => inks.length > 0).map(({ cost }) => cost);
  const middle = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length);
  if (middle > UNLIKE.wrong) return 'wrong';
  const isNear = middle <= UNLIKE.asked && Math.max(0, ...costs) <= UNLIKE.stroke;
  if (isAstray(match, margin) || (!isNear && likelihood > SURE.wrong)) return 'doubtful';
  if (likelihood >= SURE.right) return 'right';
  return likelihood <= SURE.wrong ? 'wrong' : 'doubtful';
}

/**
 * More ink than the character has strokes, and no look-alike that is all of it: one may have been struck out, or written over, and the right one
 * be beside it. What a child has corrected a machine does not call wrong.
 */
const isCorrected = ({ strokes, extra }: Match): boolean => {
  const written = new Set(strokes.flatMap(({ inks }) => inks));
  return extra.length > 0 && written.size + extra.length > strokes.length;
};

/** One stroke missing and one too many, and no look-alike that explains it: it may be that stroke, far from its place. */
const isAstray = ({ strokes, extra }: Match, margin: number): boolean =>
  extra.length === 1 && strokes.filter(({ inks }) => inks.length === 0).length === 1 && margin > 0;

const within = ({ xMm, yMm, widthMm, heightMm }: Rect, [x, y]: readonly [number, number]) =>
  [(x - xMm) / widthMm, (y - yMm) / heightMm] as const;
const laidAt = ({ fit: { a, b, c, d, e, f } }: Match, x: number, y: number) =>
  [a * x + b * y + c, d * x + e * y + f] as const;

/** The strokes of the model in the order in which they were written. */
const writtenOrder = ({ strokes }: Match): number[] =>
  strokes
    .flatMap(({ inks: [ink] }, stroke) => (ink === undefined ? [] : [{ ink, stroke }]))
    .sort((a, b) => a.ink - b.ink || a.stroke - b.stroke)
    .map(({ stroke }) => stroke);

function faultsOf({ strokes, extra }: Match, { wrong }: OrderJudgement): CharacterFault[] {
  return [
    ...strokes.flatMap(({ inks, isReversed, isJoined, cost }, stroke): CharacterFault[] => {
      if (inks.length === 0) return [{ kind: 'missing', stroke }];
      return [
        ...(isReversed ? [{ kind: 'reversed' as const, stroke }] : []),
        ...(isJoined ? [{ kind: 'joined' as const, stroke }] : []),
        ...(inks.length > 1 ? [{ kind: 'broken' as const, stroke }] : []),
        ...(cost > FAR ? [{ kind: 'far' as const, stroke }] : []),
      ];
    }),
    ...wrong.map((stroke): CharacterFault => ({ kind: 'order', stroke })),
    ...extra.map((ink): CharacterFault => ({ kind: 'extra', ink })),
  ];
}
