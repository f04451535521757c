import { toHalves } from '../halves.js';

/** One student: the score of the item and the score of the whole paper (the item with it). */
export interface ItemAndTotal {
  item: number;
  total: number;
}

/** Share of a class that forms the upper and the lower group (Kelley 1939). */
const GROUP = 0.27;

/**
 * Upper-lower index -1..1: score rate of the item in the best 27 % of the class by total less that in the weakest 27 %.
 * Students with equal totals at the edge of a group share its last places evenly, so the order of a list never matters.
 * Undefined below 4 students or without points.
 */
export function upperLower(students: readonly ItemAndTotal[], itemFull: number): number | undefined {
  if (students.length < 4 || toHalves(itemFull) === 0) return undefined;
  const places = Math.max(1, Math.round(students.length * GROUP));
  return (
    (groupMean(students, places, (a, b) => b.total - a.total) -
      groupMean(students, places, (a, b) => a.total - b.total)) /
    itemFull
  );
}

/**
 * Item-rest correlation -1..1 (corrected point-biserial; Henrysson 1963): Pearson's of the item with the paper without
 * it. Undefined below 3 students or where either does not vary.
 */
export function itemRest(students: readonly ItemAndTotal[]): number | undefined {
  if (students.length < 3) return undefined;
  const items = students.map(({ item }) => toHalves(item));
  const rests = students.map(({ item, total }) => toHalves(total) - toHalves(item));
  const [meanItem, meanRest] = [average(items), average(rests)];
  let [cross, squareItem, squareRest] = [0, 0, 0];
  items.forEach((item, k) => {
    const [a, b] = [item - meanItem, (rests[k] ?? 0) - meanRest];
    cross += a * b;
    squareItem += a * a;
    squareRest += b * b;
  });
  if (squareItem < 1e-9 || squareRest < 1e-9) return undefined;
  return Math.min(1, Math.max(-1, cross / Math.sqrt(squareItem * squareRest)));
}

function groupMean(
  students: readonly ItemAndTotal[],
  places: number,
  order: (a: ItemAndTotal, b: ItemAndTotal) => number,
): number {
  const sorted = [...students].sort(order);
  const edge = sorted[places - 1]?.total;
  const equal = sorted.filter(({ total }) => total === edge);
  const sure = sorted.slice(0, places).filter(({ total }) => total !== edge);
  const sum =
    sure.reduce((total, { item }) => total + item, 0) + (places - sure.length) * average(equal.map(({ item }) => item));
  return sum / places;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
