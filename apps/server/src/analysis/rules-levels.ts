import type { LevelProposal, LevelReason } from '@zhibi/contract/analysis';
import type { LevelLimits } from '@zhibi/contract/people/my-classes';
import { type Scored, scoreRate } from '@zhibi/grading';

/** One homework of a student that went back. */
export interface Result extends Scored {
  title: string;
}

/** Two-sided 90 %: half an interval is so many standard errors. */
const Z = 1.6448536269514722;
/** Fewer results say little; below this confidence the layer is next to its limit; so far apart are risen and fallen. */
const [FEW, NEAR, MOVED] = [3, 0.7, 0.1];

/**
 * The layer that a student's results speak for: the score rate over all of them, and how likely the true one lies within the layer's limits (normal
 * approximation with the standard error of the 90 % interval of `scoreRate`). Undefined without a result.
 * @param results the oldest first @param limits in percent
 */
export function proposeLevel(
  results: readonly Result[],
  limits: LevelLimits,
): Omit<LevelProposal, 'studentId'> | undefined {
  const mastery = scoreRate(results);
  if (mastery === undefined) return undefined;
  const { rate, low, high } = mastery;
  const [aFrom, cBelow] = [limits.aFrom / 100, limits.cBelow / 100];
  const level = rate >= aFrom ? 'A' : rate < cBelow ? 'C' : 'B';
  const error = Math.max((high - low) / (2 * Z), 0.01);
  const below = (limit: number) => normal((limit - rate) / error);
  const confidence = level === 'A' ? 1 - below(aFrom) : level === 'C' ? below(cBelow) : below(aFrom) - below(cBelow);
  return {
    level,
    confidence: Math.round(confidence * 100) / 100,
    mastery: { rate, low, high },
    reason: reasonOf(results, confidence),
    results: results.length,
    last: results.slice(-3).map(({ title, score, full }) => ({ title, rate: full === 0 ? 0 : score / full })),
  };
}

function reasonOf(results: readonly Result[], confidence: number): LevelReason {
  if (results.length < FEW) return 'few-results';
  const change = (scoreRate(results.slice(-2))?.rate ?? 0) - (scoreRate(results.slice(0, -2))?.rate ?? 0);
  if (change >= MOVED) return 'rising';
  if (change <= -MOVED) return 'falling';
  return confidence < NEAR ? 'near-limit' : 'steady';
}

/** The normal distribution below x (Abramowitz & Stegun 26.2.17, error below 7.5e-8). */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return x >= 0 ? 1 - upper : upper;
}
