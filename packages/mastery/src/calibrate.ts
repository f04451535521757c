import type { Judged } from './judge.js';

/** What is added to, and by how much is stretched, the log-odds that were expected, so that as much comes as is expected. */
export interface Calibration {
  scale: number;
  shift: number;
}

export const uncalibrated: Calibration = { scale: 1, shift: 0 };

const STEPS = 12;
/** Expectations are never turned round, and a few answers stretch little: as if so many had said that nothing need be done. */
const [LEAST_SCALE, PRIOR_ANSWERS] = [0.1, 10];

/**
 * The logistic curve through what was expected and what came (Platt 1999), by Newton's steps. The scale stays positive: who was expected to
 * do better than another still is.
 */
export function calibrationOf(judged: readonly Judged[]): Calibration {
  let { scale, shift } = uncalibrated;
  for (let step = 0; step < STEPS; step++) {
    let [ofScale, ofShift] = [PRIOR_ANSWERS * (1 - scale), -PRIOR_ANSWERS * shift];
    let [both, scaleTwice, shiftTwice] = [0, PRIOR_ANSWERS, PRIOR_ANSWERS];
    for (const { chance, share } of judged) {
      const logOdds = logOddsOf(chance);
      const now = 1 / (1 + Math.exp(-(shift + scale * logOdds)));
      const information = now * (1 - now);
      ofScale += (share - now) * logOdds;
      ofShift += share - now;
      scaleTwice += information * logOdds * logOdds;
      both += information * logOdds;
      shiftTwice += information;
    }
    const determinant = scaleTwice * shiftTwice - both * both;
    scale = Math.max(LEAST_SCALE, scale + (ofScale * shiftTwice - ofShift * both) / determinant);
    shift += (ofShift * scaleTwice - ofScale * both) / determinant;
  }
  return { scale, shift };
}

export const logOddsOf = (chance: number) => Math.log(chance / (1 - chance));
