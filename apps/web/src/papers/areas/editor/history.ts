import type { AnswerArea } from '@zhibi/contract/papers';

/** Areas with the way back; a run of nudges of one area is one step. */
export interface AreaHistory {
  now: readonly AnswerArea[];
  past: readonly (readonly AnswerArea[])[];
  future: readonly (readonly AnswerArea[])[];
  place: string | null;
}

const MOST_STEPS = 100;

export const openHistory = (now: readonly AnswerArea[]): AreaHistory => ({ now, past: [], future: [], place: null });

/** @param place a name for what is changed; null for a change that is a step of its own */
export function changed(history: AreaHistory, next: readonly AnswerArea[], place: string | null): AreaHistory {
  const goesOn = place !== null && place === history.place;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { now: next, past, future: [], place };
}

export function undone({ now, past, future }: AreaHistory): AreaHistory {
  const before = past.at(-1);
  if (!before) return { now, past, future, place: null };
  return { now: before, past: past.slice(0, -1), future: [now, ...future], place: null };
}

export function redone({ now, past, future }: AreaHistory): AreaHistory {
  const [next, ...rest] = future;
  if (!next) return { now, past, future, place: null };
  return { now: next, past: [...past, now], future: rest, place: null };
}
