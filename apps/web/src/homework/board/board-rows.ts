import type { EvidenceSource } from '@zhibi/contract/capture';
import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import { stageOf } from '../parts/stage.js';

export const shows = ['discuss', 'collect', 'all'] as const;
export type Show = (typeof shows)[number];

/** What may be talked about: somebody's paper is marked, and it is over. */
export const isToDiscuss = (homework: HomeworkForTeacher): boolean =>
  homework.progress.marked > 0 &&
  ['marked', 'released', 'marking'].includes(stageOf(homework)) &&
  homework.status === 'closed';

/** What must be asked for: students have not handed in, and it is open or just over. */
export const isToCollect = ({ status, releasedAt, progress }: HomeworkForTeacher): boolean =>
  (status === 'open' || (status === 'closed' && releasedAt === null)) && progress.handedIn < progress.total;

/** The homework of a board that is to be shown, those taken back left out. */
export const rowsOf = (all: readonly HomeworkForTeacher[], show: Show): HomeworkForTeacher[] =>
  all.filter(
    (one) =>
      one.status !== 'withdrawn' && (show === 'all' || (show === 'discuss' ? isToDiscuss(one) : isToCollect(one))),
  );

const WORST = 3;

/** The questions that a class found hardest, the worst first; what nobody has answered is not known. */
export const worstOf = <T extends { no: number; rate: number | null }>(questions: readonly T[]) =>
  questions
    .flatMap(({ no, rate }) => (rate === null ? [] : [{ no, rate }]))
    .sort((a, b) => a.rate - b.rate || a.no - b.no)
    .slice(0, WORST);

/** Of how many students something came by each way, the most used first; one who wrote and photographed counts for both. */
export function sourcesIn(
  items: readonly { sources: readonly EvidenceSource[] }[],
): { source: EvidenceSource; students: number }[] {
  const counts = new Map<EvidenceSource, number>();
  for (const { sources } of items) for (const one of new Set(sources)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([source, students]) => ({ source, students })).sort((a, b) => b.students - a.students);
}
