import { type Blueprint, questionsOf, tierOf } from '@zhibi/contract/papers/composing';
import type { Column, Programme } from './mixed-integer.js';
import type { Place } from './places.js';
import { OPEN, type Row, sumRow } from './rows.js';
import { countsOf } from './tier-counts.js';
import type { StatedWish } from './wishes.js';

/** One candidate is counted for one topic. */
function onceRows(places: readonly Place[]): Row[] {
  const byId = new Map<string, number[]>();
  places.forEach(({ candidate }, column) => {
    if (candidate.topicIds.length < 2) return;
    byId.set(candidate.id, [...(byId.get(candidate.id) ?? []), column]);
  });
  return [...byId.values()]
    .filter((columns) => columns.length > 1)
    .map((columns) => ({ columns, values: columns.map(() => 1), from: -OPEN, to: 1, price: 1 }));
}

const take: Column = { cost: 0, to: 1, isWhole: true };
const placeColumns = (places: readonly Place[]): Column[] => places.map(({ cost }) => ({ ...take, cost }));

/** What one question outside the wanted curve costs: it is missing in one tier and too much in another. */
const OFF_CURVE = 0.5;

/** The best paper: all wishes held, the curve followed as closely as they allow, then what the school has used least. */
export function bestProgramme(
  blueprint: Blueprint,
  places: readonly Place[],
  wishes: readonly StatedWish[],
): Programme {
  const rows = [...onceRows(places), ...wishes.flatMap((wish) => wish.rows)];
  const columns = placeColumns(places);
  const { curve } = blueprint;
  if (curve !== null)
    countsOf(curve, questionsOf(blueprint)).forEach((wanted, tier) => {
      const row = sumRow(places, ({ candidate }) => (tierOf(candidate.difficulty) === tier ? 1 : 0), {
        from: wanted,
        to: wanted,
      });
      rows.push(withSlack(row, columns, OFF_CURVE));
    });
  return { columns, rows };
}

/** Whether these wishes can hold together. */
export const feasibleProgramme = (places: readonly Place[], wishes: readonly StatedWish[]): Programme => ({
  columns: placeColumns(places),
  rows: [...onceRows(places), ...wishes.flatMap((wish) => wish.rows)],
});

/** The smallest change: the wishes that are free may be missed, at a price; the others hold. */
export function elasticProgramme(
  places: readonly Place[],
  wishes: readonly StatedWish[],
  isFree: (wish: StatedWish) => boolean,
): Programme {
  const rows = onceRows(places);
  const columns = placeColumns(places).map((column) => ({ ...column, cost: column.cost * LESS }));
  for (const wish of wishes) rows.push(...(isFree(wish) ? freed(wish, columns) : wish.rows));
  return { columns, rows };
}

/** Beside a change, what the school has used hardly counts: it decides between papers that change as little. */
const LESS = 1e-5;

/** The rows of a wish that may be missed; their new variables are added to the columns. */
function freed({ rows, weight, isOneNumber }: StatedWish, columns: Column[]): Row[] {
  if (isOneNumber !== true) return rows.map((row) => withSlack(row, columns, weight * row.price));
  const missed = columns.push({ cost: weight, to: OPEN, isWhole: true }) - 1;
  return rows.map((row) => missedBy(row, row.from > -OPEN ? { under: missed } : { over: missed }));
}

/** The row, which may be missed by so much in either direction at a price for each unit. */
function withSlack(row: Row, columns: Column[], price: number): Row {
  const slack = () => columns.push({ cost: price, to: OPEN, isWhole: false }) - 1;
  return missedBy(row, {
    ...(row.from > -OPEN && { under: slack() }),
    ...(row.to < OPEN && { over: slack() }),
  });
}

/** The row with the variables by which it may stay under or go over. */
function missedBy(row: Row, { under, over }: { under?: number; over?: number }): Row {
  const added = [...(under === undefined ? [] : [under]), ...(over === undefined ? [] : [over])];
  const signs = [...(under === undefined ? [] : [1]), ...(over === undefined ? [] : [-1])];
  return { ...row, columns: [...row.columns, ...added], values: [...row.values, ...signs] };
}
