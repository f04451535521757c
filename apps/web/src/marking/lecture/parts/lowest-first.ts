import type { LectureItem } from '@zhibi/contract/marking/lecture';

/** What the class has to talk about first; what nobody has marked comes last. */
export const lowestFirst = (items: readonly LectureItem[]): LectureItem[] =>
  [...items].sort((a, b) => (a.rate ?? 2) - (b.rate ?? 2) || a.no - b.no);
