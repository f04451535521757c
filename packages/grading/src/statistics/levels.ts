import type { StageLevel, StageLines } from '@zhibi/contract/analysis/stage-tests';
import { toHalves } from '../halves.js';
import { betterThan } from './places.js';

const steps = ['excellent', 'good', 'pass', 'low'] as const;
/** Whoever reaches the line `low` and none above has not passed; below it one is low. */
const under: Readonly<Record<(typeof steps)[number], StageLevel>> = {
  excellent: 'excellent',
  good: 'good',
  pass: 'pass',
  low: 'fail',
};

/** The level of each score, in the order of the scores: by percent of the full score, or by place. Equal scores have the same level. */
export function levelsOf(scores: readonly number[], full: number, lines: StageLines): StageLevel[] {
  const better = lines.by === 'share' ? betterThan(scores) : [];
  return scores.map((score, at) => {
    const reached = steps.find((step) =>
      lines.by === 'score'
        ? toHalves(score) * 100 >= lines[step] * toHalves(full)
        : 100 * (better[at] ?? 0) < lines[step] * scores.length,
    );
    return reached === undefined ? 'low' : under[reached];
  });
}

/** From which score on each line is reached: of lines by share the lowest score that did; null where nobody did. */
export function cutsOf(
  scores: readonly number[],
  full: number,
  lines: StageLines,
): Record<(typeof steps)[number], number | null> {
  if (lines.by === 'score') {
    const of = (percent: number) => Math.ceil((percent * toHalves(full)) / 100) / 2;
    return { excellent: of(lines.excellent), good: of(lines.good), pass: of(lines.pass), low: of(lines.low) };
  }
  const better = betterThan(scores);
  const of = (share: number) => {
    const reached = scores.filter((_, at) => 100 * (better[at] ?? 0) < share * scores.length);
    return reached.length === 0 ? null : Math.min(...reached);
  };
  return { excellent: of(lines.excellent), good: of(lines.good), pass: of(lines.pass), low: of(lines.low) };
}
