import type { AnswerSums } from '@zhibi/grading';
import type { Submission } from '../../homework/index.js';
import type { ItemScore } from '../../marking/index.js';
import type { PaperItemFacts } from '../../papers/index.js';
import { knowledgeOf, type Marked, paperOf, questionsOf, summaryOf } from '../reports/class-statistics.js';
import { percentOf } from '../rules.js';
import type { ClassFigures, ClassScores } from './figures.js';

export interface Counted {
  fullScore: number;
  items: readonly PaperItemFacts[];
  copies: readonly Pick<Submission, 'studentId' | 'classId' | 'status' | 'score'>[];
  scores: readonly ItemScore[];
}

/** Over answers about a knowledge point. */
export interface PointSums extends AnswerSums {
  knowledgeId: string;
}

/** Over answers to a question of the paper. */
export interface QuestionSums extends AnswerSums {
  itemId: string;
  questionId: string;
}

/** How one class did in a homework: sums that add up over classes and days, and what its report tells beside them. */
export interface CountedClass {
  classId: string;
  students: number;
  sat: number;
  marked: number;
  total: number;
  rates: number;
  squares: number;
  excellent: number;
  passed: number;
  figures: ClassFigures;
  scores: ClassScores;
  points: PointSums[];
  questions: QuestionSums[];
}

const SAT = new Set(['handed-in', 'marked', 'released']);
export const hasSat = ({ status }: Pick<Submission, 'status'>): boolean => SAT.has(status);

/** Who is wholly marked, with how much. */
export const totalsOf = (copies: readonly Pick<Submission, 'studentId' | 'status' | 'score'>[]) =>
  copies.flatMap(({ studentId, status, score }) =>
    score === null || (status !== 'marked' && status !== 'released') ? [] : [{ studentId, total: score }],
  );

/** The results of a homework, class by class. The same answers give the same numbers to the last bit, in whatever order they come. */
export function countClasses({ fullScore, items, copies, scores }: Counted): CountedClass[] {
  const placeOf = new Map(items.map(({ itemId }, at) => [itemId, at]));
  const inOrder = scores
    .filter(({ itemId }) => placeOf.has(itemId))
    .sort(
      (a, b) => (placeOf.get(a.itemId) ?? 0) - (placeOf.get(b.itemId) ?? 0) || (a.studentId < b.studentId ? -1 : 1),
    );
  const classOf = new Map(copies.map(({ studentId, classId }) => [studentId, classId]));
  return [...new Set(copies.map(({ classId }) => classId))].sort().map((classId) => {
    const own = copies.filter((one) => one.classId === classId).sort((a, b) => (a.studentId < b.studentId ? -1 : 1));
    const ownScores = inOrder.filter(({ studentId }) => classOf.get(studentId) === classId);
    const marked: Marked = { fullScore, totals: totalsOf(own), items, scores: ownScores };
    const { excellent, passed } = summaryOf(marked);
    const shares = marked.totals.map(({ total }) => percentOf(total, fullScore) / 100);
    return {
      classId,
      students: own.length,
      sat: own.filter(hasSat).length,
      marked: marked.totals.length,
      total: sum(marked.totals.map(({ total }) => total)),
      rates: sum(shares),
      squares: sum(shares.map((share) => share * share)),
      excellent,
      passed,
      figures: {
        paper: paperOf(marked),
        questions: questionsOf(marked),
        knowledge: knowledgeOf(marked).map(({ title: _, ...point }) => point),
      },
      scores: tableOf(ownScores, placeOf),
      points: pointsOf(marked),
      questions: sumsOfQuestions(marked),
    };
  });
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

function tableOf(scores: readonly ItemScore[], placeOf: ReadonlyMap<string, number>): ClassScores {
  const table: ClassScores = {};
  for (const { studentId, itemId, score } of scores) {
    table[studentId] ??= Array.from({ length: placeOf.size }, () => null);
    const row = table[studentId];
    row[placeOf.get(itemId) ?? 0] = score;
  }
  return table;
}

const nothing: AnswerSums = { answers: 0, got: 0, possible: 0, squares: 0, shares: 0 };

const withAnswer = (before: AnswerSums, score: number, full: number): AnswerSums => ({
  answers: before.answers + 1,
  got: before.got + score,
  possible: before.possible + full,
  squares: before.squares + full ** 2,
  shares: before.shares + score ** 2 / full,
});

/** Of whom a copy is wholly marked, as the report of the class counts. */
function pointsOf({ totals, items, scores }: Marked): PointSums[] {
  const counted = new Set(totals.map(({ studentId }) => studentId));
  const itemOf = new Map(items.map((item) => [item.itemId, item]));
  const points = new Map<string, PointSums>();
  for (const { studentId, itemId, score } of scores) {
    const item = counted.has(studentId) ? itemOf.get(itemId) : undefined;
    if (item === undefined || item.score === 0) continue;
    for (const knowledgeId of new Set(item.knowledge.map(({ id }) => id)))
      points.set(knowledgeId, {
        knowledgeId,
        ...withAnswer(points.get(knowledgeId) ?? nothing, score, item.score),
      });
  }
  return [...points.values()].sort((a, b) => (a.knowledgeId < b.knowledgeId ? -1 : 1));
}

/** The same for each question; what nobody has answered is left out. */
function sumsOfQuestions({ totals, items, scores }: Marked): QuestionSums[] {
  const counted = new Set(totals.map(({ studentId }) => studentId));
  return items
    .filter(({ score }) => score > 0)
    .map(({ itemId, questionId, score: full }) => ({
      itemId,
      questionId,
      ...scores
        .filter((one) => one.itemId === itemId && counted.has(one.studentId))
        .reduce((sums, { score }) => withAnswer(sums, score, full), nothing),
    }))
    .filter(({ answers }) => answers > 0)
    .sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
}
