/** Star rating from a score of 100: ≥ 90 → 3, ≥ 70 → 2.5, ≥ 40 → 2, ≥ 30 → 1.5, ≥ 10 → 1, above 0 → 0.5. */
export function starsOf(score: number): number {
  if (score >= 90) return 3;
  if (score >= 70) return 2.5;
  if (score >= 40) return 2;
  if (score >= 30) return 1.5;
  if (score >= 10) return 1;
  return score > 0 ? 0.5 : 0;
}
