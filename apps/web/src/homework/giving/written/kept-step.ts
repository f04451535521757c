import { useEffect } from 'react';
import { session } from '../../../platform/session-store.js';
import { choicesOf } from '../../../platform/tab-choices.js';
import { type Filter, type Step, stepOf } from './use-filter.js';

const KEY = 'publishingStep';

export type Kept = Pick<Filter, 'paperId' | 'like'> & { step: Step };

/** As what the person works: another role, stage, school or subject begins at step 1 again. */
const workspace = (): string => JSON.stringify(Object.values(choicesOf(session.get())));

/** How far publishing is, in the browser's storage: a closed tab can go on where it was. It goes with the logout, which empties that storage. */
export const keptStep = {
  keep: (step: Kept): void => localStorage.setItem(KEY, JSON.stringify({ ...step, of: workspace() })),
  drop: (): void => localStorage.removeItem(KEY),
  get(): Kept | null {
    try {
      const kept: Partial<Record<keyof Kept | 'of', unknown>> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
      const step = stepOf(kept?.step);
      if (step === null || kept?.of !== workspace()) return null;
      const text = (value: unknown) => (typeof value === 'string' ? value : null);
      return { step, paperId: text(kept.paperId), like: text(kept.like) };
    } catch {
      return null; // of another version of the application
    }
  },
};

/** Keeps the step of the address; what was interrupted is offered on the list, and never opens by itself over it. */
export function useKeptStep({ step, paperId, like }: Filter): void {
  // Told to the storage: a step without a paper is the first, where there is nothing to keep.
  useEffect(() => {
    if (step && paperId) keptStep.keep({ step, paperId, like });
  }, [step, paperId, like]);
}
