/** Days after the mistake on which a wrong question comes back: the same day, then 1, 3, 7 and 15 days. */
export const reviewLadder: readonly number[] = [0, 1, 3, 7, 15];

/** A day as YYYY-MM-DD. `step` is the place on the ladder that is due on `dueOn`; after the last the question is mastered. */
export type Review = { kind: 'due'; step: number; dueOn: string } | { kind: 'mastered' };

/** The review that follows a new mistake: on the same day. */
export function firstReview(today: string): Review {
  return { kind: 'due', step: 0, dueOn: dayAfter(today, 0) };
}

/**
 * The review after step `step` was understood on `today`. The distance between two steps counts from the day of the
 * review itself: who comes two days late keeps the whole pause before the next. Throws on a step outside the ladder.
 */
export function nextReview(step: number, today: string): Review {
  const [done, next] = [reviewLadder[step], reviewLadder[step + 1]];
  if (done === undefined) throw new RangeError(`no step of the ladder: ${step}`);
  if (next === undefined) return { kind: 'mastered' };
  return { kind: 'due', step: step + 1, dueOn: dayAfter(today, next - done) };
}

/** The review after the question went wrong again: tomorrow, from the second step on. */
export function reviewAgain(today: string): Review {
  return { kind: 'due', step: 1, dueOn: dayAfter(today, 1) };
}

/** Calendar days in UTC, where every day has 24 hours. */
function dayAfter(day: string, days: number): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const at = parts ? Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) throw new RangeError(`not a day: ${day}`);
  return new Date(at + days * 86_400_000).toISOString().slice(0, 10);
}
