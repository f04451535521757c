import type { stockSteps } from '@zhibi/contract/printing/stock';

interface Said {
  step: (typeof stockSteps)[number];
  sheets: number;
  at: Date;
}

interface Used {
  sheets: number;
  at: Date;
}

/** What lies there of a paper: the last count, what came since, and without what was printed since; null where nobody has counted. @param said newest first */
export function leftOf(said: readonly Said[], used: readonly Used[]): number | null {
  const counted = said.findIndex(({ step }) => step === 'counted');
  const base = said[counted];
  if (base === undefined) return null;
  const came = said.slice(0, counted).reduce((sum, { sheets }) => sum + sheets, 0);
  const printed = used.filter(({ at }) => at >= base.at).reduce((sum, { sheets }) => sum + sheets, 0);
  return base.sheets + came - printed;
}

/** How many working days it lasts at that use, to a tenth; null where that cannot be said. */
export const lastsDays = (left: number | null, perDay: number): number | null =>
  left === null || perDay === 0 ? null : Math.round((Math.max(0, left) / perDay) * 10) / 10;
