import type { ClassReport } from '@zhibi/contract/analysis';

type Distribution = Pick<ClassReport, 'marked' | 'excellent' | 'passed' | 'best' | 'worst'>;
export type DistributionKey =
  | 'nobody'
  | 'one'
  | 'allEqual'
  | 'allTop'
  | 'topAndFailed'
  | 'onlyTop'
  | 'onlyFailed'
  | 'middle';

/** What the distribution of a class says; only whoever was marked counts. The words are the language's. */
export function distributionFinding({ marked, excellent, passed, best, worst }: Distribution): {
  key: DistributionKey;
  values: { count: number; top: number; score: number };
} {
  const failed = marked - passed;
  const score = best ?? 0;
  const say = (key: DistributionKey, count: number) => ({ key, values: { count, top: excellent, score } });
  if (marked === 0 || best === null) return say('nobody', 0);
  if (marked === 1) return say('one', 1);
  if (best === worst) return say('allEqual', marked);
  if (excellent === marked) return say('allTop', marked);
  if (excellent > 0 && failed > 0) return say('topAndFailed', failed);
  if (excellent > 0) return say('onlyTop', excellent);
  return failed > 0 ? say('onlyFailed', failed) : say('middle', marked);
}

/** A knowledge point is surely below its goal when even the upper end of its interval is. */
export const GOAL = 0.7;
export const isSurelyWeak = ({ rate }: Pick<ClassReport['knowledge'][number], 'rate'>): boolean => rate.high < GOAL;

/** From the weakest on. */
export const weakestFirst = (knowledge: ClassReport['knowledge']): ClassReport['knowledge'] =>
  [...knowledge].sort((a, b) => a.rate.rate - b.rate.rate);

export type KnowledgeKey = 'none' | 'nobodyWeak' | 'weakest' | 'allReached';

/** Which knowledge point wants another lesson. */
export function knowledgeFinding(knowledge: ClassReport['knowledge']): {
  key: KnowledgeKey;
  values: { title: string; count: number };
} {
  const [weakest] = weakestFirst(knowledge);
  if (!weakest) return { key: 'none', values: { title: '', count: 0 } };
  const values = { title: weakest.title, count: weakest.weakStudentIds.length };
  if (values.count === 0) return { key: 'nobodyWeak', values };
  return { key: weakest.rate.rate >= GOAL ? 'allReached' : 'weakest', values };
}

/** A question that less than this share of the marks was earned on is worth a word in class. */
export const WORTH_A_WORD = 0.6;
const MOST_NAMED = 3;

export type QuestionKey = 'none' | 'allWell' | 'worst';

/** Which questions to talk about, the worst first. `numbers` are joined by the language. */
export function questionFinding(questions: ClassReport['questions']): { key: QuestionKey; numbers: number[] } {
  const known = questions.flatMap(({ no, rate }) => (rate === null ? [] : [{ no, rate }]));
  if (known.length === 0) return { key: 'none', numbers: [] };
  const low = known.filter(({ rate }) => rate < WORTH_A_WORD).sort((a, b) => a.rate - b.rate || a.no - b.no);
  return low.length === 0
    ? { key: 'allWell', numbers: [] }
    : { key: 'worst', numbers: low.slice(0, MOST_NAMED).map(({ no }) => no) };
}
