import type { RankShown } from '@zhibi/contract/analysis/stage-tests';
import { instantOf, toStamp } from '@zhibi/contract/kernel';

/** The first moment of a month and of the next one, by the clock of the school. */
export function monthBounds(month: string, timeZone: string): { from: Date; to: Date } {
  const [year, nth] = [Number(month.slice(0, 4)), Number(month.slice(4))];
  const next = nth === 12 ? `${year + 1}01` : `${year}${String(nth + 1).padStart(2, '0')}`;
  return { from: instantOf(`${month}01000000`, timeZone), to: instantOf(`${next}01000000`, timeZone) };
}

export const dayOf = (at: Date, timeZone: string): string => toStamp(at, timeZone).slice(0, 8);

/** Points by key, in the order in which the keys came. */
export function summed<T extends { points: number }>(
  rows: readonly T[],
  keyOf: (row: T) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.points);
  return sums;
}

const BANDS = 5;

/** Places as far as they are shown: equal growth has the same place; a band is a fifth. Where no place is shown the order tells none either. */
export function placed<T extends { growth: number }>(
  rows: readonly T[],
  shown: RankShown,
): (T & { place: number | null; band: number | null })[] {
  const better = (growth: number) => rows.filter((row) => row.growth > growth).length;
  const bandOf = (growth: number) => Math.floor((better(growth) * BANDS) / rows.length) + 1;
  const all = rows.map((row) => ({
    ...row,
    place: shown === 'exact' ? better(row.growth) + 1 : null,
    band: shown === 'band' ? bandOf(row.growth) : null,
  }));
  return shown === 'exact' ? all.toSorted((a, b) => b.growth - a.growth) : all;
}
