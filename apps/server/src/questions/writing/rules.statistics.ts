import type { AnswerKey } from '@zhibi/contract/questions';
import type { ItemStatistics } from '@zhibi/contract/questions/writing';

/** A scored answer to a question, beside what the same student got for the rest of the paper. */
export interface AnswerGiven {
  version: number;
  score: number;
  fullScore: number;
  restScore: number;
  restFullScore: number;
  /** What a reader made of the writing: the letters chosen. */
  reading: string | null;
}

/** Fewer say nothing about a question. */
export const FEWEST_ANSWERS = 5;

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Pearson's correlation; undefined where one side does not vary. */
function correlation(xs: readonly number[], ys: readonly number[]): number | undefined {
  const [mx, my] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  xs.forEach((x, at) => {
    const [dx, dy] = [x - mx, (ys[at] ?? my) - my];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  });
  return xx < 1e-12 || yy < 1e-12 ? undefined : xy / Math.sqrt(xx * yy);
}

/**
 * Facility: the mean share of the full score. Discrimination: the corrected item-total correlation, item against the rest of its paper
 * (Lord & Novick 1968), so that an item does not correlate with itself. Distractors: who chose which option, of those whose letters were read.
 */
export function itemStatistics(
  answers: readonly AnswerGiven[],
  { labels, key }: { labels: readonly string[]; key: AnswerKey },
): Omit<ItemStatistics, 'timesUsed'> {
  const shares = answers.map(({ score, fullScore }) => score / fullScore);
  const enough = answers.length >= FEWEST_ANSWERS;
  const besides = answers.filter((one) => one.restFullScore > 0);
  const together =
    besides.length < FEWEST_ANSWERS
      ? undefined
      : correlation(
          besides.map(({ score, fullScore }) => score / fullScore),
          besides.map(({ restScore, restFullScore }) => restScore / restFullScore),
        );
  const chosen = answers.flatMap(({ reading }) => (reading === null || reading === '' ? [] : [reading.toUpperCase()]));
  const right = key.kind === 'choice' ? key.labels : [];
  return {
    answers: answers.length,
    facility: enough ? rounded(mean(shares)) : null,
    discrimination: together === undefined ? null : rounded(together),
    distractors: labels.map((label) => {
      const count = chosen.filter((reading) => reading.includes(label)).length;
      return {
        label,
        chosen: count,
        share: chosen.length === 0 ? 0 : rounded(count / chosen.length),
        right: right.includes(label),
      };
    }),
  };
}
