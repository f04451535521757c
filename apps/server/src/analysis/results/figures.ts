import type { ClassReport } from '@zhibi/contract/analysis';

/** What a report tells of a class beside sums. Titles are not in it: a point that is renamed changes no result; nor is mastery, which is of today. */
export interface ClassFigures {
  paper: ClassReport['paper'];
  questions: ClassReport['questions'];
  knowledge: Omit<ClassReport['knowledge'][number], 'title' | 'mastery'>[];
}

/** Student id → the scores of the answers in the order of the paper; null where there is none. */
export type ClassScores = Record<string, (number | null)[]>;
