/** Numbers from 0 (with) to 1 (without), always the same for the same seed. */
export type Random = () => number;

/** Mulberry32 (Tommy Ettinger, public domain): small, quick, good enough for shapes; not for secrets. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One 32-bit seed from several words and numbers (FNV-1a). */
export function seedFrom(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const code of parts.join('\u0001')) hash = Math.imul(hash ^ (code.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

/** About normal with mean 0 and deviation 1, never beyond ±3: three uniform numbers are enough for a hand. */
export function gaussian(random: Random): number {
  return (random() + random() + random() - 1.5) * 2;
}

const HEX = [...'0123456789abcdef'];
/** Where a UUID has a hyphen before the digit. */
const HYPHENS = new Set([8, 12, 16, 20]);

/** A random UUID of version 4 form. */
export function uuidFrom(random: Random): string {
  let id = '';
  for (let k = 0; k < 32; k++) {
    const digit = k === 12 ? 4 : k === 16 ? 8 + Math.floor(random() * 4) : Math.floor(random() * 16);
    id += (HYPHENS.has(k) ? '-' : '') + (HEX[digit] ?? '');
  }
  return id;
}
