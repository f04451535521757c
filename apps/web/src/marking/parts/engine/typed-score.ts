/** What has been typed for one answer: digits that follow quickly are one number. */
export interface TypedScore {
  digits: string;
  atMs: number;
  score: number | null;
}

export const NOTHING_TYPED: TypedScore = { digits: '', atMs: Number.NEGATIVE_INFINITY, score: null };

/** Two digits belong together when they come within this time. */
export const TOGETHER_MS = 900;

/** A digit on top of what was typed; null when no number up to `max` can come of it. */
export function typeDigit(
  typed: TypedScore,
  digit: string,
  { max, nowMs }: { max: number; nowMs: number },
): TypedScore | null {
  const isTogether = nowMs - typed.atMs <= TOGETHER_MS && typed.digits !== '';
  const tries = isTogether ? [typed.digits + digit, digit] : [digit];
  const digits = tries.find((one) => Number(one) <= max);
  return digits === undefined ? null : { digits, atMs: nowMs, score: Number(digits) };
}

/** Half a point more, or back again; null where the full marks forbid it. */
export function toggleHalf(score: number | null, max: number): number | null {
  const whole = Math.floor(score ?? 0);
  const next = score !== null && score !== whole ? whole : whole + 0.5;
  return next <= max ? next : null;
}

/** The keys of the pad: every whole score, or for long questions 0, steps and the full marks. */
export function padScores(max: number): number[] {
  const whole = Math.floor(max);
  const step = whole <= 16 ? 1 : Math.ceil(whole / 12);
  const scores = Array.from({ length: Math.floor(whole / step) + 1 }, (_, at) => at * step);
  return scores.at(-1) === max ? scores : [...scores, max];
}

/** The nearest half point to what was typed: scores have no others. */
export const inHalves = (points: number | null): number | null => (points === null ? null : Math.round(points * 2) / 2);
