/** The box of a distribution: quartiles, the last values within 1.5 lengths of the box, and those further off. */
export interface Box {
  low: number;
  lower: number;
  median: number;
  upper: number;
  high: number;
  outside: number[];
}

/**
 * The value below which the share `p` of sorted values lies, between two of them in proportion (type 7 of Hyndman & Fan 1996, as
 * spreadsheets reckon). Undefined without values.
 */
export function quantile(sorted: readonly number[], p: number): number | undefined {
  const at = (sorted.length - 1) * p;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low === undefined || high === undefined ? undefined : low + (high - low) * (at - Math.floor(at));
}

/** Tukey's box plot (1977). Undefined without values. */
export function boxOf(values: readonly number[]): Box | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((p) => quantile(sorted, p));
  if (lower === undefined || median === undefined || upper === undefined) return undefined;
  const reach = 1.5 * (upper - lower);
  const inside = sorted.filter((value) => value >= lower - reach && value <= upper + reach);
  const [low = lower, high = upper] = [inside[0], inside.at(-1)];
  return { low, lower, median, upper, high, outside: sorted.filter((value) => value < low || value > high) };
}

/** The standard deviation of a sample, with n - 1; undefined for fewer than two values. */
export function deviation(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const centre = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}
