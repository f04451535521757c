/** Something that is edited before it is kept: what was done can be taken back, also after it was kept. */
export interface Draft<T> {
  /** The revision that the draft stands on. */
  revision: number;
  saved: T;
  now: T;
  before: readonly T[];
  after: readonly T[];
}

/** So many steps can be taken back. */
const STEPS = 100;

export const beginDraft = <T>(saved: T, revision: number): Draft<T> => ({
  revision,
  saved,
  now: saved,
  before: [],
  after: [],
});

export const changed = <T>(draft: Draft<T>, now: T): Draft<T> =>
  now === draft.now ? draft : { ...draft, now, before: [...draft.before, draft.now].slice(-STEPS), after: [] };

export function undone<T>(draft: Draft<T>): Draft<T> {
  const [last] = draft.before.slice(-1);
  return last === undefined
    ? draft
    : { ...draft, now: last, before: draft.before.slice(0, -1), after: [draft.now, ...draft.after] };
}

export function redone<T>(draft: Draft<T>): Draft<T> {
  const [next, ...after] = draft.after;
  return next === undefined ? draft : { ...draft, now: next, before: [...draft.before, draft.now], after };
}

/** The server has kept it under a new revision; the way back stays open. */
export const kept = <T>(draft: Draft<T>, saved: T, revision: number): Draft<T> => ({ ...draft, saved, revision });

export const isUnsaved = <T>(draft: Draft<T>): boolean => draft.now !== draft.saved;
