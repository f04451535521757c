/** A whole number shared by weight, in whole parts that add up to it: the largest remainders get what is left. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (weights.length === 0) return [];
  const exact = weights.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum));
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((all, part) => all + part, 0);
  const first = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, left);
  for (const { at } of first) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
