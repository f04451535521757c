import type { Assessment, SpokenRow, WordScore } from '@zhibi/contract/homework/spoken';
import { starsOf } from '@zhibi/contract/marking';

/** A score that has so many stars: in the middle of what they stand for. */
const middles: Readonly<Record<string, number>> = { '3': 95, '2.5': 80, '2': 55, '1.5': 35, '1': 20, '0.5': 5, '0': 0 };
export const scoreOfStars = (stars: number): number => middles[String(stars)] ?? 0;
export { starsOf };

/** What counts as the score: the teacher's above that of a service; null where neither has said anything. */
export const scoreOf = ({ verdict, last }: Pick<SpokenRow, 'verdict' | 'last'>): number | null =>
  verdict?.score ?? last?.assessment?.overall ?? null;

/** The words of a recording that were said worst, the worst first. */
export const worstWords = (assessment: Assessment | null, most: number): WordScore[] =>
  [...(assessment?.words ?? [])].sort((a, b) => a.score - b.score).slice(0, most);

/** The mean of each word over all students who said it, in the order of the text. */
export function wordMeans(rows: readonly Pick<SpokenRow, 'last'>[]): { no: number; word: string; mean: number }[] {
  const sums = new Map<string, { no: number; word: string; sum: number; count: number }>();
  for (const { last } of rows)
    for (const { no, word, score } of last?.assessment?.words ?? []) {
      const known = sums.get(`${no} ${word}`) ?? { no, word, sum: 0, count: 0 };
      sums.set(`${no} ${word}`, { ...known, sum: known.sum + score, count: known.count + 1 });
    }
  return [...sums.values()]
    .sort((a, b) => a.no - b.no)
    .map(({ no, word, sum, count }) => ({ no, word, mean: Math.round(sum / count) }));
}
