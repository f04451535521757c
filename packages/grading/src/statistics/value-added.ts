/** Two-sided 90 %. */
const Z = 1.6448536269514722;
/** How finely the spread between classes is looked at. */
const STEPS = 200;

export interface Grown {
  group: string;
  start: number;
  score: number;
}

export interface Added {
  group: string;
  students: number;
  /** Mean of score less what the start lets expect, as it is. */
  raw: number;
  /** The same drawn toward 0 by as much as so few students leave in doubt, with its 90 % interval. */
  mean: number;
  low: number;
  high: number;
}

export interface ValueAdded {
  slope: number;
  intercept: number;
  groups: Added[];
}

/**
 * What each class added beyond what the start of its students lets expect. Scores are regressed on the start over all students by
 * least squares; the mean residual of a class is an estimate with the variance s²/n. Between classes the true effects are taken
 * to be normal around 0 with a spread τ that is not known: it is averaged over (uniform prior on τ; Gelman 2006, "Prior distributions
 * for variance parameters in hierarchical models"; Gelman et al., Bayesian Data Analysis, 5.4). So a small class is drawn toward 0 and its
 * interval is wide, as in the value-added models of schools (Aitkin & Longford 1986; Raudenbush & Bryk 2002). Undefined
 * for fewer than two groups, or fewer than ten students.
 */
export function valueAdded(students: readonly Grown[]): ValueAdded | undefined {
  const names = [...new Set(students.map(({ group }) => group))];
  if (names.length < 2 || students.length < 10) return undefined;
  const { slope, intercept } = lineThrough(students);
  const residuals = students.map(({ group, start, score }) => ({ group, off: score - intercept - slope * start }));
  const groups = names.map((group) => {
    const own = residuals.filter((one) => one.group === group).map(({ off }) => off);
    return { group, own, raw: meanOf(own) };
  });
  const within = groups.reduce((sum, { own, raw }) => sum + own.reduce((part, off) => part + (off - raw) ** 2, 0), 0);
  const noise = within / Math.max(1, students.length - groups.length - 1);
  const seen = groups.map(({ group, own, raw }) => ({
    group,
    students: own.length,
    raw,
    variance: noise / own.length,
  }));
  const spreads = spreadsOf(seen);
  return {
    slope,
    intercept,
    groups: seen.map(({ group, students: count, raw, variance }) => {
      let [mean, square] = [0, 0];
      for (const { weight, between } of spreads) {
        const kept = between + variance === 0 ? 1 : between / (between + variance);
        mean += weight * kept * raw;
        square += weight * (kept * variance + (kept * raw) ** 2);
      }
      const half = Z * Math.sqrt(Math.max(0, square - mean ** 2));
      return { group, students: count, raw, mean, low: mean - half, high: mean + half };
    }),
  };
}

/** How likely each variance between classes is, given what was seen of them; the weights make 1. */
function spreadsOf(seen: readonly { raw: number; variance: number }[]): { between: number; weight: number }[] {
  const most = 2 * Math.sqrt(seen.reduce((sum, { raw, variance }) => sum + raw ** 2 + variance, 0) / seen.length);
  const grid = Array.from({ length: STEPS }, (_, at) => ((at + 0.5) / STEPS) * most).map((spread) => {
    const between = spread ** 2;
    const log = seen.reduce((sum, { raw, variance }) => {
      const all = between + variance;
      return all === 0 ? sum : sum - 0.5 * (Math.log(all) + raw ** 2 / all);
    }, 0);
    return { between, log };
  });
  const top = Math.max(...grid.map(({ log }) => log));
  const sum = grid.reduce((total, { log }) => total + Math.exp(log - top), 0);
  return grid.map(({ between, log }) => ({ between, weight: Math.exp(log - top) / sum }));
}

/** Least squares; where all started the same the mean is expected of everybody. */
function lineThrough(students: readonly Grown[]): { slope: number; intercept: number } {
  const [startMean, scoreMean] = [
    meanOf(students.map(({ start }) => start)),
    meanOf(students.map(({ score }) => score)),
  ];
  const along = students.reduce((sum, { start }) => sum + (start - startMean) ** 2, 0);
  const both = students.reduce((sum, { start, score }) => sum + (start - startMean) * (score - scoreMean), 0);
  const slope = along < 1e-9 ? 0 : both / along;
  return { slope, intercept: scoreMean - slope * startMean };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
