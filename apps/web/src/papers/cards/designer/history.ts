import type { CardDesign } from '@zhibi/contract/papers/cards';

/** A card with the way back; a run of nudges or of letters in one field is one step. */
export interface CardHistory {
  now: CardDesign;
  past: readonly CardDesign[];
  future: readonly CardDesign[];
  place: string | null;
}

const MOST_STEPS = 100;

export const openHistory = (now: CardDesign): CardHistory => ({ now, past: [], future: [], place: null });

/** @param place a name for what is changed; null for a change that is a step of its own */
export function changed({ now, past, place: last }: CardHistory, next: CardDesign, place: string | null): CardHistory {
  const goesOn = place !== null && place === last;
  return { now: next, past: goesOn ? past : [...past, now].slice(-MOST_STEPS), future: [], place };
}

export function undone(history: CardHistory): CardHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future], place: null };
}

export function redone(history: CardHistory): CardHistory {
  const [next, ...rest] = history.future;
  if (!next) return history;
  return { now: next, past: [...history.past, history.now], future: rest, place: null };
}
