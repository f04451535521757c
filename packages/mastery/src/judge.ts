/** What was expected of an answer, and what came. */
export interface Judged {
  chance: number;
  isRight: boolean;
}

/** The chance that a right answer was expected more than a wrong one; equal expectations count half (Mann-Whitney). */
export function areaUnderCurve(judged: readonly Judged[]): number {
  const sorted = judged.toSorted((a, b) => a.chance - b.chance);
  let [rankSum, right] = [0, 0];
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    let rightHere = 0;
    for (; to < sorted.length && sorted[to]?.chance === sorted[from]?.chance; to++)
      rightHere += sorted[to]?.isRight ? 1 : 0;
    rankSum += rightHere * ((from + 1 + to) / 2);
    right += rightHere;
    from = to;
  }
  return (rankSum - (right * (right + 1)) / 2) / (right * (judged.length - right));
}

/** Expected calibration error: the mean distance between expected and seen share over ten bins of equal width. */
export function calibrationError(judged: readonly Judged[]): number {
  const bins = Array.from({ length: 10 }, () => 0);
  for (const { chance, isRight } of judged) {
    const bin = Math.min(9, Math.floor(chance * 10));
    bins[bin] = (bins[bin] ?? 0) + chance - (isRight ? 1 : 0);
  }
  return bins.reduce((sum, distance) => sum + Math.abs(distance), 0) / judged.length;
}
