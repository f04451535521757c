import { useSearchParams } from '../../platform/search-params.js';

/** What is looked for lives in the address; what is empty is not written. */
export function useQuery(): { of(name: string): string; set(change: Record<string, string | number | null>): void } {
  const [params, setParams] = useSearchParams();
  return {
    of: (name) => params.get(name) ?? '',
    set: (change) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: true },
      ),
  };
}
