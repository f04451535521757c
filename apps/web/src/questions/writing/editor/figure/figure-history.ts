import type { Figure } from '@zhibi/contract/kernel';

/** A figure with the way back and forth. */
export interface History {
  past: readonly Figure[];
  now: Figure;
  future: readonly Figure[];
}

const MOST = 100;

export const openHistory = (now: Figure): History => ({ past: [], now, future: [] });

export const changed = ({ past, now }: History, next: Figure): History =>
  next === now ? { past, now, future: [] } : { past: [...past, now].slice(-MOST), now: next, future: [] };

/** The same step goes on: a point that is dragged, a number that is typed. */
export const continued = (history: History, next: Figure): History => ({ ...history, now: next });

export function undone({ past, now, future }: History): History {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : { past, now, future };
}

export function redone({ past, now, future }: History): History {
  const [next, ...later] = future;
  return next ? { past: [...past, now], now: next, future: later } : { past, now, future };
}
