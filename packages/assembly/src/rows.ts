import type { Place } from './places.js';

/** A linear condition on the places that are taken: their values together lie between the bounds. */
export interface Row {
  columns: number[];
  values: number[];
  from: number;
  to: number;
  /** What a unit missed weighs beside the other rows of the same wish. */
  price: number;
}

export const OPEN = Number.POSITIVE_INFINITY;

/** The condition on the sum of `amountOf`; places of value 0 do not touch it. */
export function sumRow(
  places: readonly Place[],
  amountOf: (place: Place) => number,
  { from = -OPEN, to = OPEN, price = 1 }: { from?: number; to?: number; price?: number },
): Row {
  const row: Row = { columns: [], values: [], from, to, price };
  places.forEach((place, column) => {
    const value = amountOf(place);
    if (value === 0) return;
    row.columns.push(column);
    row.values.push(value);
  });
  return row;
}

/** The mean of `amountOf` by `weightOf` lies between the bounds: linear, however many places are taken. */
export const meanRows = (
  places: readonly Place[],
  { amountOf, weightOf }: Record<'amountOf' | 'weightOf', (place: Place) => number>,
  { from, to }: { from: number; to: number },
): Row[] => [
  sumRow(places, (place) => weightOf(place) * (amountOf(place) - from), { from: 0 }),
  sumRow(places, (place) => weightOf(place) * (amountOf(place) - to), { to: 0 }),
];

/** At most so many of each group; groups that cannot have more ask nothing. */
export function groupRows(places: readonly Place[], groupOf: (place: Place) => string | null, most: number): Row[] {
  const byGroup = new Map<string, number[]>();
  places.forEach((place, column) => {
    const group = groupOf(place);
    if (group === null) return;
    const columns = byGroup.get(group);
    if (columns === undefined) byGroup.set(group, [column]);
    else columns.push(column);
  });
  return [...byGroup.values()]
    .filter((columns) => columns.length > most)
    .map((columns) => ({ columns, values: columns.map(() => 1), from: -OPEN, to: most, price: 1 }));
}
