import type { ClassReport } from '@zhibi/contract/analysis';
import { goal, percentOf, weakestFirst } from './rates.js';

type Spread =
  | 'nobodySat'
  | 'nobodyMarked'
  | 'oneScore'
  | 'allEqual'
  | 'allTop'
  | 'allFailed'
  | 'top'
  | 'noneTop'
  | 'failed'
  | 'allPassed';
type Points =
  | 'noRates'
  | 'noPoints'
  | 'onlyPoint'
  | 'onlyPointFine'
  | 'allReached'
  | 'weakest'
  | 'lowest'
  | 'lowestFine';
type Questions = 'noAnswers' | 'allSame' | 'allWell' | 'discuss';

/** One clause of a title: a text key of `classReport.said` with its values. */
export interface Clause {
  says: Spread | Points | Questions;
  count?: number;
  score?: number;
  title?: string;
  /** A share in whole percent. */
  percent?: number;
  /** Numbers of questions, the worst first. */
  numbers?: readonly number[];
}

type Summary = Pick<ClassReport, 'sat' | 'marked' | 'best' | 'worst' | 'excellent' | 'passed'>;

/** What the distribution of the scores says. Only marked papers count. */
export function spreadOf({ sat, marked, best, worst, excellent, passed }: Summary): Clause[] {
  if (sat === 0) return [{ says: 'nobodySat' }];
  if (marked === 0 || best === null) return [{ says: 'nobodyMarked', count: sat }];
  if (marked === 1) return [{ says: 'oneScore', score: best }];
  if (best === worst) return [{ says: 'allEqual', count: marked, score: best }];
  if (excellent === marked) return [{ says: 'allTop', count: marked }];
  if (passed === 0) return [{ says: 'allFailed', count: marked }];
  const failed = marked - passed;
  return [
    excellent > 0 ? { says: 'top', count: excellent } : { says: 'noneTop' },
    failed > 0 ? { says: 'failed', count: failed } : { says: 'allPassed' },
  ];
}

/** Which knowledge point wants another lesson. */
export function pointsOf({ marked, knowledge }: Pick<ClassReport, 'marked' | 'knowledge'>): Clause[] {
  const [first] = weakestFirst(knowledge);
  if (marked === 0) return [{ says: 'noRates' }];
  if (first === undefined) return [{ says: 'noPoints' }];
  const { title } = first;
  const percent = percentOf(first.rate.rate);
  const count = first.weakStudentIds.length;
  if (knowledge.length === 1) return [{ says: count > 0 ? 'onlyPoint' : 'onlyPointFine', title, percent, count }];
  if (count > 0) return [{ says: 'weakest', title, count }];
  if (knowledge.some(({ weakStudentIds }) => weakStudentIds.length > 0)) return [{ says: 'lowest', title, percent }];
  if (percent >= goal) return [{ says: 'allReached', percent: goal }];
  return [{ says: 'lowestFine', title, percent }];
}

const MOST_NAMED = 3;

/** Which questions to talk about in class, the worst first. */
export function questionsOf(questions: ClassReport['questions']): Clause[] {
  const known = questions.flatMap(({ no, rate }) => (rate === null ? [] : [{ no, percent: percentOf(rate) }]));
  const [first] = known;
  if (first === undefined) return [{ says: 'noAnswers' }];
  const isSame = known.length > 1 && known.every(({ percent }) => percent === first.percent);
  if (isSame) return [{ says: 'allSame', percent: first.percent }];
  const low = known.filter(({ percent }) => percent < goal).sort((a, b) => a.percent - b.percent || a.no - b.no);
  if (low.length === 0) return [{ says: 'allWell', percent: goal }];
  const numbers = low.slice(0, MOST_NAMED).map(({ no }) => no);
  return [{ says: 'discuss', numbers, count: numbers.length }];
}
