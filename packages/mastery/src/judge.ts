/** What was expected of an answer, and what came. */
export interface Judged {
  chance: number;
  share: number;
}

/**
 * The chance that a right answer was expected more than a wrong one; equal expectations count half (Mann-Whitney), and an
 * answer that was half right is half a right one and half a wrong one.
 */
export function areaUnderCurve(judged: readonly Judged[]): number {
  const sorted = judged.toSorted((a, b) => a.chance - b.chance);
  let [above, right, wrong] = [0, 0, 0];
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    let [rightHere, wrongHere] = [0, 0];
    for (; to < sorted.length && sorted[to]?.chance === sorted[from]?.chance; to++) {
      const share = sorted[to]?.share ?? 0;
      rightHere += share;
      wrongHere += 1 - share;
    }
    above += rightHere * (wrong + wrongHere / 2);
    right += rightHere;
    wrong += wrongHere;
    from = to;
  }
  return above / (right * wrong);
}

/** Expected calibration error: the mean distance between expected and seen share over ten bins of equal width. */
export function calibrationError(judged: readonly Judged[]): number {
  const bins = Array.from({ length: 10 }, () => 0);
  for (const { chance, share } of judged) {
    const bin = Math.min(9, Math.floor(chance * 10));
    bins[bin] = (bins[bin] ?? 0) + chance - share;
  }
  return bins.reduce((sum, distance) => sum + Math.abs(distance), 0) / judged.length;
}
