import type { markingApi } from '@zhibi/contract/marking';
import type { z } from 'zod';

type Waiting = z.output<typeof markingApi.waiting.output>['homework'][number];

/** What waits under one name: a homework of a class, or the homework of its own that each student was given in one act. */
export interface WaitingGroup {
  key: string;
  title: string;
  papers: number;
  answers: number;
  homework: Waiting[];
}

/** A line for each act of giving, in the order of its first homework. */
export function waitingGroups(homework: readonly Waiting[]): WaitingGroup[] {
  const groups = new Map<string, Waiting[]>();
  for (const one of homework) {
    const key = one.givingId ?? one.homeworkId;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].map(([key, own]) => ({
    key,
    title: commonEnd(own.map(({ title }) => title)),
    papers: own.reduce((sum, { papers }) => sum + papers, 0),
    answers: own.reduce((sum, { answers }) => sum + answers, 0),
    homework: own,
  }));
}

const PART = ' · ';

/** `陈 · 练习` and `李 · 练习` are both `练习`: the parts in which all titles end, or the first title where they share none. */
function commonEnd(titles: readonly string[]): string {
  const [first = [], ...others] = titles.map((title) => title.split(PART).reverse());
  const differs = first.findIndex((part, at) => others.some((parts) => parts[at] !== part));
  const shared = differs < 0 ? first : first.slice(0, differs);
  return (shared.length === 0 ? first : shared).toReversed().join(PART);
}
