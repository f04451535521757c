/** Numbers from 0 (with) to 1 (without), always the same for the same seed. */
export type Random = () => number;

/** Mulberry32 (Tommy Ettinger, public domain): small and quick; not for secrets. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
