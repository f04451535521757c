const USUAL_SECONDS = 8;
/** Longer than this between two decisions is a cup of tea. */
const LONGEST_SECONDS = 90;
const NEWEST = 15;

/** Seconds that this person takes for one answer: the median of the newest ones, a usual pace while there are few. */
export function paceOf(momentsMs: readonly number[]): number {
  const seconds = momentsMs
    .slice(-NEWEST)
    .map((at, index, all) => (at - (all[index - 1] ?? Number.NaN)) / 1000)
    .filter((gap) => gap <= LONGEST_SECONDS)
    .sort((a, b) => a - b);
  const median = seconds[Math.floor(seconds.length / 2)];
  return seconds.length < 3 || median === undefined ? USUAL_SECONDS : median;
}

/** Whole minutes until the waiting answers are done, at least one. */
export const minutesLeft = (waiting: number, secondsEach: number): number =>
  waiting === 0 ? 0 : Math.max(1, Math.round((waiting * secondsEach) / 60));
