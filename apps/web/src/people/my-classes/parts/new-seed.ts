/** Chance begins here; the same number would give the same groups, or the same seats. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
