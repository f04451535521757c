import type { PeriodFigures } from '@zhibi/contract/analysis/period-report';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatRate } from '../../../platform/time.js';

const names = ['results', 'given', 'sitting', 'marked', 'rate', 'deviation', 'excellent', 'passed'] as const;

/** The columns of tables of figures, with how each is made. */
export function useFigureColumns(first: string): { columns: string[]; formulas: Record<string, string> } {
  const { t } = useTranslation('periodReport');
  return {
    columns: [first, ...names.map((name) => t(`column.${name}`))],
    formulas: Object.fromEntries(names.map((name) => [t(`column.${name}`), t(`formula.${name}`)])),
  };
}

export const sittingOf = ({ given, sat }: PeriodFigures): number | null => (given === 0 ? null : sat / given);

/** Their numbers. */
export const figureCells = (of: PeriodFigures): string[] => [
  formatNumber(of.results),
  formatNumber(of.given),
  formatRate(sittingOf(of)),
  formatNumber(of.marked),
  ...[of.rate, of.deviation, of.excellent, of.passed].map(formatRate),
];
