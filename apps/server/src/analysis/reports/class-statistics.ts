import type { ClassReport } from '@zhibi/contract/analysis';
import { mean, median, scoreRate, scoreRatesBy, sumScores, upperLower } from '@zhibi/grading';
import type { ItemScore } from '../../marking/index.js';
import { fullScoreOfItems, type PaperItemFacts } from '../../papers/index.js';
import type { ClassFigures } from '../results/figures.js';
import { binsOf, EXCELLENT, PASSED, percentOf } from '../rules.js';
import { asAnswered, statisticsOf } from './rules-optional.js';
import { paperStatistics } from './rules-paper.js';

/** The marked copies of a class and the scores of their answers. */
export interface Marked {
  fullScore: number;
  totals: readonly { studentId: string; total: number }[];
  items: readonly PaperItemFacts[];
  scores: readonly ItemScore[];
}

type Summary = Pick<ClassReport, 'mean' | 'median' | 'best' | 'worst' | 'excellent' | 'passed' | 'bins'>;

/** Mean, middle, ends and steps of a class. */
export function summaryOf({ totals, fullScore }: Marked): Summary {
  const values = totals.map((one) => one.total);
  const atLeast = (percent: number) => values.filter((value) => percentOf(value, fullScore) >= percent).length;
  return {
    mean: mean(values) ?? null,
    median: median(values) ?? null,
    best: values.length === 0 ? null : Math.max(...values),
    worst: values.length === 0 ? null : Math.min(...values),
    excellent: atLeast(EXCELLENT),
    passed: atLeast(PASSED),
    bins: fullScore === 0 ? [] : binsOf(totals, fullScore),
  };
}

/** The paper of the class as a measure of it. */
export const paperOf = (marked: Marked): ClassReport['paper'] => paperStatistics(asAnswered(marked));

/** How hard each question was, how well it told strong from weak, and what part it had in the paper. */
export function questionsOf(marked: Marked): ClassReport['questions'] {
  const { items, scores, totals } = marked;
  const totalOf = new Map(totals.map((one) => [one.studentId, one.total]));
  const statistics = statisticsOf(marked);
  return items.map(({ itemId, no, type, score: full }, at) => {
    const own = scores.filter((one) => one.itemId === itemId && totalOf.has(one.studentId));
    const pairs = own.map((one) => ({ item: one.score, total: totalOf.get(one.studentId) ?? 0 }));
    const rate = scoreRate(own.map((one) => ({ score: one.score, full })))?.rate ?? null;
    const {
      deviation = null,
      index = null,
      efficiency = null,
      intendedWeight = null,
      effectiveWeight = null,
    } = statistics[at] ?? {};
    return {
      itemId,
      no,
      type,
      maxScore: full,
      rate,
      discrimination: upperLower(pairs, full) ?? null,
      deviation,
      index,
      efficiency,
      intendedWeight,
      effectiveWeight,
    };
  });
}

/** Score rates by knowledge point, with who is weak in it. */
export function knowledgeOf({ items, scores, totals }: Marked): Omit<ClassReport['knowledge'][number], 'mastery'>[] {
  const counted = new Set(totals.map((one) => one.studentId));
  const itemOf = new Map(items.map((item) => [item.itemId, item]));
  const titleOf = new Map(items.flatMap((item) => item.knowledge).map((point) => [point.id, point.title]));
  const answers = scores.flatMap(({ studentId, itemId, score }) => {
    const item = counted.has(studentId) ? itemOf.get(itemId) : undefined;
    return item === undefined
      ? []
      : [{ studentId, score, full: item.score, points: item.knowledge.map((point) => point.id) }];
  });
  const rates = scoreRatesBy(answers.map((one) => ({ ...one, keys: one.points })));
  const byStudent = scoreRatesBy(
    answers.map((one) => ({ ...one, keys: one.points.map((id) => `${id} ${one.studentId}`) })),
  );
  return [...rates].map(([id, { rate, low, high }]) => ({
    id,
    title: titleOf.get(id) ?? '',
    rate: { rate, low, high },
    weakStudentIds: [...counted].filter((studentId) => {
      const own = byStudent.get(`${id} ${studentId}`);
      return own !== undefined && 100 * own.rate < PASSED;
    }),
    itemIds: items.filter((item) => item.knowledge.some((point) => point.id === id)).map((item) => item.itemId),
  }));
}

/** The sections of a paper in order. */
export function sectionsOf(items: readonly PaperItemFacts[]): ClassReport['sections'] {
  const titles = [...new Set(items.map((item) => item.sectionTitle))];
  return titles.map((title) => ({
    title,
    maxScore: fullScoreOfItems(items.filter((item) => item.sectionTitle === title)),
  }));
}

/** A student's scores by section, from those of the items in order; null where nothing of the section has a score. */
export function bySection(items: readonly PaperItemFacts[], own: readonly (number | null)[]): (number | null)[] {
  return sectionsOf(items).map(({ title }) => {
    const scores = items.flatMap(({ sectionTitle }, at) => (sectionTitle === title ? (own[at] ?? []) : []));
    return scores.length === 0 ? null : sumScores(scores);
  });
}

/** The figures of a class that has no copies. */
export const noFigures = (marked: Marked): ClassFigures => ({
  paper: paperOf({ ...marked, totals: [] }),
  questions: questionsOf({ ...marked, totals: [] }),
  knowledge: [],
});
