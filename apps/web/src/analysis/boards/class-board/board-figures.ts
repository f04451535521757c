import type { ClassReport } from '@zhibi/contract/analysis';
import { barsOf } from '../../parts/bars.js';
import { type Heat, heatOf, percentOf, weakestFirst } from '../../parts/rates.js';

/** What a class may see of itself on its wall: sums only, nobody's name and nobody's number. */
export interface BoardFigures {
  bars: { label: string; count: number; height: number; isHigh: boolean }[];
  questions: { no: number; percent: number | null; heat: Heat | null }[];
  /** The knowledge points to work on next, the weakest first. */
  points: { title: string; percent: number }[];
}

const MOST_POINTS = 4;

export const boardFigures = (report: ClassReport): BoardFigures => ({
  bars: barsOf(report).map(({ label, studentIds, height, tone }) => ({
    label,
    count: studentIds.length,
    height,
    isHigh: tone === 'high',
  })),
  questions: report.questions.map(({ no, rate }) => ({
    no,
    percent: rate === null ? null : percentOf(rate),
    heat: heatOf(rate),
  })),
  points: weakestFirst(report.knowledge)
    .slice(0, MOST_POINTS)
    .map(({ title, rate }) => ({ title, percent: percentOf(rate.rate) })),
});
