/** How two scorers agree on the same answers. */
export interface Agreement {
  pairs: number;
  /** Share of pairs with the same score, 0..1; null without pairs. */
  exact: number | null;
  /** Share of pairs that differ by the tolerance at most. */
  within: number | null;
  /** Mean of the differences without sign, in points. */
  meanDifference: number | null;
  /** Cohen's kappa with quadratic weights, at most 1; null without pairs, or where chance alone would give no difference. */
  kappa: number | null;
}

/**
 * Agreement of pairs of scores in points, first and second scorer of each answer.
 *
 * Weighted kappa: κ = 1 − Σ w·o / Σ w·e over all pairs of scores i, j, with w = (i − j)², o the share of answers scored i and j, and
 * e = the share of first scores i times that of second scores j. Source: J. Cohen, "Weighted kappa: nominal scale agreement with
 * provision for scaled disagreement or partial credit", Psychological Bulletin 70 (1968) 213–220. With quadratic weights Σ w·o is the mean
 * squared difference and Σ w·e = Var(first) + Var(second) + (mean difference)², variances divided by n, which is how it is computed
 * here (J. L. Fleiss and J. Cohen, Educational and Psychological Measurement 33 (1973) 613–619).
 */
export function agreement(pairs: readonly (readonly [number, number])[], tolerance: number): Agreement {
  const n = pairs.length;
  if (n === 0) return { pairs: 0, exact: null, within: null, meanDifference: null, kappa: null };
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / n;
  const spread = (values: readonly number[]) => mean(values.map((value) => (value - mean(values)) ** 2));
  const differences = pairs.map(([a, b]) => a - b);
  const [first, second] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
  const byChance = spread(first) + spread(second) + mean(differences) ** 2;
  return {
    pairs: n,
    exact: mean(differences.map((by) => (by === 0 ? 1 : 0))),
    within: mean(differences.map((by) => (Math.abs(by) <= tolerance ? 1 : 0))),
    meanDifference: mean(differences.map(Math.abs)),
    kappa: byChance === 0 ? null : 1 - mean(differences.map((by) => by ** 2)) / byChance,
  };
}
