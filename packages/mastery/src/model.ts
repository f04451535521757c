import type { Answer } from './answer.js';
import type { Calibration } from './calibrate.js';

/**
 * Logistic model of mastery: the log-odds of a right answer are the student's ability, plus his own distance from it on
 * the knowledge point, minus the difficulty of the item. Both terms are normal, start at the prior 0, and return to it
 * while nothing is heard. Variances in squared log-odds, rates for one unit of time.
 */
export interface Model extends Calibration {
  studentVariance: number;
  pointVariance: number;
  studentRate: number;
  pointRate: number;
  /** What one answer teaches, right or wrong, in log-odds. */
  gain: number;
  difficultyOf: ReadonlyMap<string, number>;
  /** Of an item that nobody has answered yet. */
  usualDifficulty: number;
}

/** What is believed of one quantity: in log-odds, as it was at a time. */
export interface Term {
  mean: number;
  variance: number;
  at: number;
}

/** What the answers until now say about one student. */
export interface Belief {
  ability: Term | undefined;
  points: ReadonlyMap<string, Term>;
}

/** Two-sided 80 %: half an interval is so many deviations. */
export const Z80 = 1.2815515655446004;

/** Nothing is known yet. */
export const newcomer: Belief = { ability: undefined, points: new Map() };

/** The chance of a right answer, between where it lies with 80 % by what is believed; how often it lies there has not been measured. */
export interface Estimate {
  chance: number;
  from: number;
  to: number;
}

export const chanceOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

/** How sure a student is to answer such an item right at a time. */
export function estimate(model: Model, belief: Belief, asked: Omit<Answer, 'share'>): Estimate {
  const { ability, own, mean } = at(model, belief, asked);
  const variance = ability.variance + own.variance;
  const reach = Z80 * Math.sqrt(variance);
  // The mean of a logistic over a normal (MacKay 1992): who is little known is expected nearer to one half.
  const expected = mean / Math.sqrt(1 + (Math.PI * variance) / 8);
  const calibrated = (logOdds: number) => chanceOf(model.shift + model.scale * logOdds);
  return { chance: calibrated(expected), from: calibrated(mean - reach), to: calibrated(mean + reach) };
}

/**
 * The belief after one more answer. The step uses the greatest information an answer can hold, 1/4 (Böhning 1988):
 * no answer is trusted too far, the interval does not depend on what was answered, and right never ends below wrong.
 * Half right counts as half of both (a fractional response, Papke & Wooldridge 1996).
 */
export function afterAnswer(model: Model, belief: Belief, answer: Answer): Belief {
  const { ability, own, mean } = at(model, belief, answer);
  const surprise = answer.share - chanceOf(mean);
  const all = 1 + (ability.variance + own.variance) / 4;
  const told = (term: Term, gain: number): Term => ({
    mean: term.mean + (term.variance / all) * surprise + gain,
    variance: term.variance * (1 - term.variance / 4 / all),
    at: answer.at,
  });
  return { ability: told(ability, 0), points: new Map(belief.points).set(answer.point, told(own, model.gain)) };
}

function at(model: Model, belief: Belief, { point, item, at: time }: Omit<Answer, 'share'>) {
  const ability = faded(belief.ability, model.studentVariance, model.studentRate, time);
  const own = faded(belief.points.get(point), model.pointVariance, model.pointRate, time);
  const difficulty = model.difficultyOf.get(item) ?? model.usualDifficulty;
  return { ability, own, mean: ability.mean + own.mean - difficulty };
}

/** Time moves the mean toward the prior and opens the interval again. */
function faded(term: Term | undefined, prior: number, rate: number, time: number): Term {
  if (!term) return { mean: 0, variance: prior, at: time };
  const kept = Math.exp(-rate * Math.max(0, time - term.at));
  return { mean: term.mean * kept, variance: prior - (prior - term.variance) * kept * kept, at: time };
}
