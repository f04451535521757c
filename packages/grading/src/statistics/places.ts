/** How many have more than each value, in the order of the values: equal values share a place, the best have 0. */
export function betterThan(values: readonly number[]): number[] {
  const falling = [...values].sort((a, b) => b - a);
  const first = new Map<number, number>();
  falling.forEach((value, at) => {
    if (!first.has(value)) first.set(value, at);
  });
  return values.map((value) => first.get(value) ?? 0);
}

/** A fifth of the group by place: 0..20 percent for the best. Whoever has the same score is in the same fifth. */
export function fifthOf(better: number, of: number): { from: number; to: number } {
  const fifth = Math.min(4, Math.floor((5 * better) / of));
  return { from: 20 * fifth, to: 20 * fifth + 20 };
}

/**
 * Standard points: 50 for the mean of the group, 10 for a standard deviation (McCall's T without normalising). Undefined where the
 * group does not vary: then nobody is ahead of anybody.
 */
export function standardPoints(values: readonly number[]): number[] | undefined {
  if (values.length < 2) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return spread < 1e-9 ? undefined : values.map((value) => 50 + (10 * (value - mean)) / spread);
}
