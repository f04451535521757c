import type { Dayjs } from 'dayjs';
import { today } from '../../../platform/today.js';

const FORMAT = 'YYYYMMDD';
export const spans = ['week', 'month', 'term'] as const;
export type Span = (typeof spans)[number];

/** The first day of a usual period that ends today; a week begins on Monday. */
export function startOf(span: Span, day: Dayjs = today()): string {
  if (span === 'month') return day.startOf('month').format(FORMAT);
  if (span === 'term') return day.subtract(6, 'month').format(FORMAT);
  return day.subtract((day.day() + 6) % 7, 'day').format(FORMAT);
}
