export { roundToHalf, SCORE_STEP, splitScore, sumScores, toHalves } from './halves.js';
export { type BlankReading, markBlanks } from './marking/mark-blanks.js';
export { type ChoiceAnswer, markChoice, markTrueFalse, type PartScheme } from './marking/mark-choice.js';
export type { Marking } from './marking/marking.js';
export { type Equality, isAccepted, mayBeMeant, plainAnswer } from './marking/same-answer.js';
export { certainFrom, suggestFrom, type Verdict, verdict } from './marking/verdict.js';
export { firstReview, nextReview, type Review, reviewAgain, reviewLadder } from './next-review.js';
export { defaultScore, stars } from './scores.js';
export { type Agreement, agreement } from './statistics/agreement.js';
export { type AssignedPoints, assignedPoints } from './statistics/assigned-points.js';
export { type Box, boxOf, deviation, quantile } from './statistics/box.js';
export { type ItemAndTotal, itemRest, upperLower } from './statistics/discrimination.js';
export { cutsOf, levelsOf } from './statistics/levels.js';
export { betterThan, fifthOf, standardPoints } from './statistics/places.js';
export {
  type AnswerSums,
  rateOfSums,
  type Scored,
  type ScoreRate,
  scoreRate,
  scoreRatesBy,
} from './statistics/score-rate.js';
export { type Bin, completion, distribution, mean, median, usualEdges } from './statistics/summary.js';
export { type Added, type Grown, type ValueAdded, valueAdded } from './statistics/value-added.js';
