import type { ClassStudent } from '@zhibi/contract/people/my-classes';
import { useSearchParams } from '../../../platform/search-params.js';
import { matches } from '../parts/matches.js';

const names = ['q', 'state', 'sex'] as const;
type Name = (typeof names)[number];

/** Whom the list shows; the filter lives in the address. */
export function useStudentFilter(items: readonly ClassStudent[]) {
  const [params, setParams] = useSearchParams();
  const [q, state, sex] = names.map((name) => params.get(name) ?? '');
  const change = (name: Name, value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const rows = items.filter(
    (one) =>
      matches(one, q ?? '') &&
      (!state || one.activated === (state === 'activated')) &&
      (!sex || one.sex === (sex === 'male')),
  );
  return { q, state, sex, rows, change };
}
