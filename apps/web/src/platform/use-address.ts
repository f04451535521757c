import { useSearchParams } from './search-params.js';

/** What a screen shows, in its address: a filter, a tab, an open drawer. An empty value is not in the address. */
export function useAddress<Key extends string>(
  keys: readonly Key[],
): { now: Readonly<Record<Key, string>>; go: (change: Partial<Record<Key, string>>) => void } {
  const [params, setParams] = useSearchParams();
  const now = Object.fromEntries(keys.map((key) => [key, params.get(key) ?? ''])) as Record<Key, string>; // each key has a value
  const go = (change: Partial<Record<Key, string>>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const key of keys) {
        const value = change[key];
        if (value === undefined) continue;
        if (value) next.set(key, value);
        else next.delete(key);
      }
      return next;
    });
  return { now, go };
}
