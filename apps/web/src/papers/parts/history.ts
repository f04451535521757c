/** Things of a page with the way back; a run of nudges of one of them is one step. */
export interface History<T> {
  now: readonly T[];
  past: readonly (readonly T[])[];
  future: readonly (readonly T[])[];
  place: string | null;
}

const MOST_STEPS = 100;

export const openHistory = <T>(now: readonly T[]): History<T> => ({ now, past: [], future: [], place: null });

/** @param place a name for what is changed; null for a change that is a step of its own */
export function changed<T>(history: History<T>, next: readonly T[], place: string | null): History<T> {
  const goesOn = place !== null && place === history.place;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { now: next, past, future: [], place };
}

export function undone<T>({ now, past, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (!before) return { now, past, future, place: null };
  return { now: before, past: past.slice(0, -1), future: [now, ...future], place: null };
}

export function redone<T>({ now, past, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (!next) return { now, past, future, place: null };
  return { now: next, past: [...past, now], future: rest, place: null };
}
