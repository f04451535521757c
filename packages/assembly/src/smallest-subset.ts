/**
 * A smallest set that fails (no member can be left out), by halves: QuickXplain, Junker, AAAI 2004. Members at the end are left out first.
 * @param all fails as a whole
 * @param holds whether a set holds; what holds also holds with members left out
 */
export function smallestSubset<T>(all: readonly T[], holds: (some: readonly T[]) => boolean): T[] {
  const failing = (background: readonly T[], isGrown: boolean, rest: readonly T[]): T[] => {
    if (isGrown && !holds(background)) return [];
    if (rest.length < 2) return [...rest];
    const half = Math.ceil(rest.length / 2);
    const [first, second] = [rest.slice(0, half), rest.slice(half)];
    const ofSecond = failing([...background, ...first], first.length > 0, second);
    const ofFirst = failing([...background, ...ofSecond], ofSecond.length > 0, first);
    return [...ofFirst, ...ofSecond];
  };
  return failing([], false, all);
}
