import type { DraftContent } from '@zhibi/contract/questions/writing';

/** The editor with its way back: one step for a run of changes in one place. */
export interface EditorHistory {
  now: DraftContent;
  past: readonly DraftContent[];
  future: readonly DraftContent[];
  /** Where the last change was made; the next one there belongs to the same step. */
  place: string | null;
}

const MOST_STEPS = 100;

export const openHistory = (content: DraftContent): EditorHistory => ({
  now: content,
  past: [],
  future: [],
  place: null,
});

/** @param place a name for what is being changed; null for a change that is a step of its own */
export function changed(history: EditorHistory, next: DraftContent, place: string | null): EditorHistory {
  const goesOn = place !== null && place === history.place;
  return {
    now: next,
    past: goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS),
    future: [],
    place,
  };
}

export function undone(history: EditorHistory): EditorHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future], place: null };
}

export function redone(history: EditorHistory): EditorHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { now: next, past: [...history.past, history.now], future, place: null };
}
