/** Shares of the points are written with five places at most: three thirds come to 99.99999. */
const NEARLY = 0.1;
const isWhole = (percent: number): boolean => Math.abs(percent - 100) < NEARLY;

/**
 * Which answers are right, by their shares of the points in percent: those that earn all of them, and nothing that earns a part. Where several have to be
 * chosen, those that earn all together. `isPartial`: some answer earned a part and is not among the right ones.
 */
export function rightByShares(
  percents: readonly number[],
  { several = false }: { several?: boolean } = {},
): { right: boolean[]; isPartial: boolean } {
  const full = percents.map(isWhole);
  const positive = percents.map((percent) => percent > 0);
  const sum = percents.reduce((all, percent) => all + Math.max(0, percent), 0);
  const right = several && !full.includes(true) && isWhole(sum) ? positive : full;
  return { right, isPartial: positive.some((one, at) => one && right[at] !== true) };
}
