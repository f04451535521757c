import { FEATURE_COUNT } from './features.js';

export interface MeasuredBox {
  /** Boxes of one choice share it. */
  question: number;
  features: Float32Array;
}

/** How many figures the judge of boxes sees. */
export const TOLD_COUNT = FEATURE_COUNT * 2 + 5;

/**
 * What the judge sees of each box: its figures, how far they lie above those of the clearest other box of the same choice, and how dark
 * the marks of this hand are on the whole page: a pale box is a mark of a pale hand, and of a dark one what is left after rubbing out.
 */
export function pageFeatures(boxes: readonly MeasuredBox[], bilevel: boolean): Float32Array[] {
  const inks = boxes.map(({ features }) => features[0] ?? 0);
  const questions = new Map<number, number[]>();
  boxes.forEach(({ question }, k) => {
    questions.set(question, [...(questions.get(question) ?? []), k]);
  });
  const tops = [...questions.values()].map((members) => Math.max(...members.map((k) => inks[k] ?? 0)));
  const hand = middle(tops);
  const empty = quantile(inks, emptyRank(questions.size, boxes.length));
  return boxes.map(({ question, features }, k) => {
    const others = (questions.get(question) ?? []).filter((other) => other !== k);
    const clearest = others.reduce((a, b) => ((inks[b] ?? 0) > (inks[a] ?? 0) ? b : a), others[0] ?? k);
    const beside = boxes[clearest]?.features ?? features;
    const told = new Float32Array(TOLD_COUNT);
    told.set(features);
    for (let f = 0; f < FEATURE_COUNT; f++) told[FEATURE_COUNT + f] = (features[f] ?? 0) - (beside[f] ?? 0);
    const ink = inks[k] ?? 0;
    told.set(
      [
        hand,
        ink / Math.max(0.03, hand),
        empty,
        Math.log(Math.max(0.003, ink) / Math.max(0.003, hand)),
        bilevel ? 1 : 0,
      ],
      2 * FEATURE_COUNT,
    );
    return told;
  });
}

/**
 * Where among all boxes, the lightest first, an empty one stands in the middle of the empty ones: one of each choice is usually marked. Of true
 * and false every second box is: the middle of all would be a mark, and marks compared with marks look empty.
 */
const emptyRank = (choices: number, boxes: number): number => 0.68 * (1 - choices / Math.max(1, boxes));

const quantile = (values: readonly number[], rank: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * rank)] ?? 0;

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
