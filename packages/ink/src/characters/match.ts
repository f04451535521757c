import { assign } from './assign.js';
import { betterFit, boxFit, type Fit, laid, strain } from './fit.js';
import { backwards, distance, inSteps, type Line, lengthOf } from './line.js';
import type { CharacterModel } from './model.js';

/** How far a stroke strays that a careful hand writes, in sides of the square. */
export const STRAY = 0.07;
/** What it costs to have no partner: as much as lying a third of the square away. */
export const ALONE = 12;
/** A stroke written the wrong way round is still that stroke. */
const REVERSED = 2;
/** Ink shorter than this, in sides of the square, is where the pen was put down, not a stroke. */
const SPECK = 0.025;
/** Two strokes in one line, or one in two, must lie this near to be taken so, and nearer than without. */
const JOINED = 3;

/** One stroke of the model and what was written for it. */
export interface Matched {
  /** Strokes of the ink in the order of writing; two where it was broken; none where it is missing. */
  inks: readonly number[];
  /** As it lies over the model. */
  line: Line | null;
  isReversed: boolean;
  /** Written in one line with another stroke. */
  isJoined: boolean;
  /** How far from the model: 1 is as far as a careful hand strays. */
  cost: number;
}

export interface Match {
  strokes: readonly Matched[];
  /** Strokes of the ink that belong to none of the model. */
  extra: readonly number[];
  fit: Fit;
  /** All that speaks against this model; the smaller, the liker. */
  cost: number;
}

interface Cost {
  cost: number;
  isReversed: boolean;
}

/** How far one line lies from another, ends twice: whether 土 is 士, and 已 is 己, is seen at the ends. */
function apart(ink: Line, model: Line): number {
  let sum = 0;
  for (const [k, place] of ink.entries()) {
    const far = distance(place, model[k] ?? place) ** 2;
    sum += (k === 0 || k === ink.length - 1 ? 4 : 1) * far;
  }
  return sum / (ink.length + 6) / STRAY ** 2;
}

function costOf(ink: Line, model: Line): Cost {
  const forward = apart(ink, model);
  const turned = apart(backwards(ink), model) + REVERSED;
  return turned < forward ? { cost: turned, isReversed: true } : { cost: forward, isReversed: false };
}

/** Lays ink over a model and finds for each stroke of it what was written for it, whatever the order. */
export function matchInk(lines: readonly Line[], model: CharacterModel): Match {
  const inks = lines.map(inSteps);
  let fit = boxFit(inks, model.strokes);
  let columns: number[] = [];
  for (let round = 0; round < 3; round++) {
    columns = partners(
      inks.map((line) => laid(fit, line)),
      model.strokes,
    );
    const pairs = inks.flatMap((ink, k) => {
      const stroke = model.strokes[columns[k] ?? -1];
      if (!stroke) return [];
      const { cost, isReversed } = costOf(laid(fit, ink), stroke);
      return [{ ink: isReversed ? backwards(ink) : ink, model: stroke, weight: 1 / (1 + cost) }];
    });
    fit = betterFit(pairs, fit);
  }
  return judged(
    inks.map((line) => laid(fit, line)),
    model,
    columns,
    fit,
  );
}

/** Which stroke of the model each line is taken for; -1 for none. */
function partners(inks: readonly Line[], strokes: readonly Line[]): number[] {
  const none = inks.map(() => ALONE);
  // Each line may stay alone, and so may each stroke of the model: as many columns more as there are lines.
  const costs = inks.map((ink) => [...strokes.map((stroke) => costOf(ink, stroke).cost - ALONE), ...none]);
  return costs.length === 0 ? [] : assign(costs).map((column) => (column < strokes.length ? column : -1));
}

function judged(inks: readonly Line[], { strokes }: CharacterModel, columns: readonly number[], fit: Fit): Match {
  const matched: Matched[] = strokes.map((stroke, nth) => {
    const at = columns.indexOf(nth);
    const line = inks[at];
    if (!line) return { inks: [], line: null, isReversed: false, isJoined: false, cost: ALONE };
    return { inks: [at], line, isJoined: false, ...costOf(line, stroke) };
  });
  const alone = new Set([...inks.keys()].filter((k) => columns[k] === -1));
  mend(matched, alone, inks, strokes);
  const extra = [...alone].filter((k) => lengthOf(inks[k] ?? []) > SPECK);
  const cost = matched.reduce((sum, one) => sum + one.cost, 0) + extra.length * ALONE + strain(fit);
  return { strokes: matched, extra, fit, cost };
}

/** A stroke that is missing may be in one line with its neighbour, and one too many the other half of a broken one. */
function mend(matched: Matched[], alone: Set<number>, inks: readonly Line[], strokes: readonly Line[]): void {
  for (const [nth, one] of matched.entries())
    if (one.inks.length === 0)
      for (const [first, second] of [
        [nth - 1, nth],
        [nth, nth + 1],
      ] as const) {
        const neighbour = matched[first === nth ? second : first];
        const line = neighbour?.line;
        if (!neighbour || !line || neighbour.isJoined || one.isJoined) continue;
        const { cost, isReversed } = costOf(line, inSteps([...(strokes[first] ?? []), ...(strokes[second] ?? [])]));
        if (isReversed || cost > JOINED || cost > neighbour.cost) continue;
        const joined = { inks: neighbour.inks, line, isReversed, isJoined: true, cost: cost / 2 };
        matched[first] = joined;
        matched[second] = joined;
      }
  for (const k of [...alone])
    for (const [nth, { inks: own, cost: before }] of matched.entries()) {
      const [only] = own;
      if (own.length !== 1 || only === undefined || Math.abs(only - k) !== 1) continue;
      const line = inSteps([...(inks[Math.min(only, k)] ?? []), ...(inks[Math.max(only, k)] ?? [])]);
      const { cost, isReversed } = costOf(line, strokes[nth] ?? []);
      if (cost > JOINED || cost > before) continue;
      matched[nth] = { inks: [Math.min(only, k), Math.max(only, k)], line, isReversed, isJoined: false, cost };
      alone.delete(k);
      break;
    }
}
