import { useSearchParams } from '../../../platform/search-params.js';

export interface Filters {
  words: string;
  weak: string | null;
  sort: string | null;
}

export type SetFilter = (name: keyof Filters, value: string) => void;

/** What the table is narrowed to and ordered by, kept in the address. */
export function useFilters(): { filters: Filters; set: SetFilter } {
  const [params, setParams] = useSearchParams();
  const set: SetFilter = (name, value) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { filters: { words: params.get('words') ?? '', weak: params.get('weak'), sort: params.get('sort') }, set };
}
