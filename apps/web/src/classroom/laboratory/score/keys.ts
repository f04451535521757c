/** A step worth more is typed: a row of so many keys is no longer hit. */
const MOST_KEYS = 10;

export const isTyped = (full: number): boolean => full > MOST_KEYS;

/** The keys of a step: whole points and all of it; of a step worth much, none and all. */
export const keysOf = (full: number): number[] =>
  isTyped(full)
    ? [0, full]
    : [...new Set([...Array.from({ length: Math.floor(full) + 1 }, (_, points) => points), full])];

/** Half a point more, or less where there is half a point already; null where none fits. */
export function withHalf(points: number | null, full: number): number | null {
  if (points === null) return full >= 0.5 ? 0.5 : null;
  if (points % 1 !== 0) return Math.floor(points);
  return points + 0.5 <= full ? points + 0.5 : null;
}

export const inHalves = (points: number | null, full: number): number | null =>
  points === null ? null : Math.min(full, Math.max(0, Math.round(points * 2) / 2));
