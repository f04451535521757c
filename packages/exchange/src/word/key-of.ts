import type { Cut } from './cut.js';
import type { KeyList, ListedKey } from './keys.js';

/** The key that the list at the end has for a question; 'unclear' where several questions could have it, 'missing' where the list passes it over. */
export type KeyOf = (cut: Cut) => ListedKey | 'unclear' | 'missing' | undefined;

/** Finds the keys of a list for the questions of a paper. */
export function keysFor(cuts: readonly Cut[], keys: KeyList): KeyOf {
  const places = new Map<Cut, number>();
  const asked = new Map<string, number>();
  for (const cut of cuts) {
    const nth = asked.get(cut.number) ?? 0;
    places.set(cut, nth);
    asked.set(cut.number, nth + 1);
  }
  return (cut) => {
    const nth = places.get(cut);
    if (nth === undefined || cut.parts.length > 0) return undefined;
    const found = keys.of(cut.number, { inSection: cut.section, nth, asked: asked.get(cut.number) ?? 1 });
    return found ?? (keys.isEmpty ? undefined : 'missing');
  };
}
