/** So many questions shared by these shares, in whole questions: what remains goes to the largest fractions. */
export function countsOf(shares: readonly number[], questions: number): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  if (sum === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / sum) * questions);
  const rest = questions - exact.reduce((all, count) => all + Math.floor(count), 0);
  const raised = new Set(
    exact
      .map((count, at) => ({ at, over: count - Math.floor(count) }))
      .sort((a, b) => b.over - a.over || a.at - b.at)
      .slice(0, rest)
      .map(({ at }) => at),
  );
  return exact.map((count, at) => Math.floor(count) + (raised.has(at) ? 1 : 0));
}
