import { useState } from 'react';

/**
 * What is looked at in each place: what was found first is held until the person's own hand chooses another, whatever others do meanwhile.
 * `found` is what a place is entered with; null while it is not known.
 */
export function useHeld(
  found: string | null,
  place = '',
): [held: string | null, hold: (id: string | null, at?: string) => void] {
  const [held, setHeld] = useState<Readonly<Record<string, string | null>>>({});
  const id = held[place] ?? null;
  const hold = (next: string | null, at = place) => setHeld((old) => ({ ...old, [at]: next }));
  if (id === null && found !== null) hold(found);
  return [id ?? found, hold];
}

const none: ReadonlySet<string> = new Set();

/** What a filter let through stays in sight until the place is left: nothing slips away under the eyes of who looks at it. */
export function useInSight(place: string, ids: readonly string[]): ReadonlySet<string> {
  const [sight, setSight] = useState({ place, ids: none });
  const known = sight.place === place ? sight.ids : none;
  if (ids.every((id) => known.has(id))) return known;
  const all = new Set([...known, ...ids]);
  setSight({ place, ids: all });
  return all;
}
