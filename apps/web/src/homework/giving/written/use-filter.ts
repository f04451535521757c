import { HomeworkStatus } from '@zhibi/contract/homework';
import type { NavigateOptions } from 'react-router';
import { useSearchParams } from '../../../platform/search-params.js';

export const steps = ['paper', 'classes', 'confirm'] as const;
export type Step = (typeof steps)[number];
export const stepOf = (text: unknown): Step | null => steps.find((one) => one === text) ?? null;

export interface Filter {
  status: HomeworkStatus | null;
  classId: string | null;
  /** The step of publishing; null while nothing is being published. Switching subject leaves the address, and what was kept of it is another's: publishing begins at step 1 again. */
  step: Step | null;
  paperId: string | null;
  /** The homework whose classes and times are taken over: the same as last time. */
  like: string | null;
}

/** Nothing is being published. */
export const noStep = { step: null, paperId: null, like: null } as const satisfies Partial<Filter>;

const names = { status: 'status', classId: 'class', step: 'step', paperId: 'paper', like: 'like' } as const;

/** What is listed and how far publishing is; both live in the address. */
export function useFilter(): { filter: Filter; change: (change: Partial<Filter>, options?: NavigateOptions) => void } {
  const [params, setParams] = useSearchParams();
  const filter: Filter = {
    status: HomeworkStatus.safeParse(params.get('status')).data ?? null,
    classId: params.get('class'),
    step: stepOf(params.get('step')),
    paperId: params.get('paper'),
    like: params.get('like'),
  };
  const change = (wanted: Partial<Filter>, options?: NavigateOptions) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const key of Object.keys(names) as (keyof Filter)[]) {
        // the keys of the table above
        if (!(key in wanted)) continue;
        const value = wanted[key];
        if (value) next.set(names[key], value);
        else next.delete(names[key]);
      }
      return next;
    }, options);
  return { filter, change };
}
