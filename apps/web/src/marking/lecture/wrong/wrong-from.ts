import type { LectureItem } from '@zhibi/contract/marking/lecture';

/** The shares, in percent, from which a question counts as wrong for the class. */
export const limits = [20, 40, 60] as const;

/** The share of the marks that the class lost; null while nothing is scored. */
export const lostOf = ({ rate }: Pick<LectureItem, 'rate'>): number | null => (rate === null ? null : 1 - rate);

/** A share is shown in whole percent: one that reads 40 % is 40 %. */
const percentOf = (share: number) => Math.round(share * 100);

/** The questions of which the class lost this much or more, the most first. @param limit in percent */
export const wrongFrom = (items: readonly LectureItem[], limit: number): LectureItem[] =>
  items
    .flatMap((item) => {
      const lost = lostOf(item);
      return lost !== null && percentOf(lost) >= limit ? [{ item, lost }] : [];
    })
    .sort((a, b) => b.lost - a.lost || a.item.no - b.item.no)
    .map(({ item }) => item);
