import { v5 } from 'uuid';

const NAMESPACE = '6f7a6869-6269-4000-8000-000000000001';

/** The id of a thing of the demo world: the same every time it is made. */
export const idOf = (kind: string, key: string): string => v5(`${kind}:${key}`, NAMESPACE);

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
