import dayjs, { type Dayjs } from 'dayjs';

const FORMAT = 'YYYYMMDD';
export const spans = ['week', 'month', 'term'] as const;
export type Span = (typeof spans)[number];

/** The first day of a usual period that ends today; a week begins on Monday. */
export function startOf(span: Span, today: Dayjs = dayjs()): string {
  if (span === 'month') return today.startOf('month').format(FORMAT);
  if (span === 'term') return today.subtract(6, 'month').format(FORMAT);
  return today.subtract((today.day() + 6) % 7, 'day').format(FORMAT);
}
