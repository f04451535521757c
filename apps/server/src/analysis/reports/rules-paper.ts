import { sumScores } from '@zhibi/grading';

/** The scores of a paper: a row for each student, a column for each question, and what each question could have given. */
export interface ScoreTable {
  full: readonly number[];
  rows: readonly (readonly number[])[];
}

/** What a paper was as a measure; null where the class is too small, or where nothing varies. */
export interface PaperStatistics {
  deviation: number | null;
  skewness: number | null;
  kurtosis: number | null;
  alpha: number | null;
  standardError: number | null;
}

/** What a question was within its paper: the deviation in points, the index -1..1, the rest as shares. */
export interface ItemStatistics {
  deviation: number | null;
  index: number | null;
  efficiency: number | null;
  intendedWeight: number | null;
  effectiveWeight: number | null;
}

/**
 * The statistics of a whole paper by the definitions of Moodle's quiz statistics (docs: Quiz statistics calculations):
 * sample deviation, skewness k3 / k2^1.5 and kurtosis k4 / k2² from the k-statistics, Cronbach's alpha as the coefficient of
 * internal consistency, and the standard error s·√(1 - alpha) in points.
 */
export function paperStatistics({ full, rows }: ScoreTable): PaperStatistics {
  const totals = rows.map(sumScores);
  const n = totals.length;
  const k2 = varianceOf(totals);
  if (k2 === null) return { deviation: null, skewness: null, kurtosis: null, alpha: null, standardError: null };
  const deviation = Math.sqrt(k2);
  if (k2 < NO_VARIANCE) return { deviation: 0, skewness: null, kurtosis: null, alpha: null, standardError: null };
  const [m2, m3, m4] = [momentOf(totals, 2), momentOf(totals, 3), momentOf(totals, 4)];
  const k3 = (n * n * m3) / ((n - 1) * (n - 2));
  const k4 = (n * n * ((n + 1) * m4 - 3 * (n - 1) * m2 * m2)) / ((n - 1) * (n - 2) * (n - 3));
  const alpha = alphaOf({ full, rows }, k2);
  return {
    deviation,
    skewness: n > 2 ? k3 / k2 ** 1.5 : null,
    kurtosis: n > 3 ? k4 / k2 ** 2 : null,
    alpha,
    standardError: alpha === null ? null : deviation * Math.sqrt(Math.max(0, 1 - alpha)),
  };
}

/**
 * The statistics of each question, by the same source: the discrimination index is the correlation with the rest of the paper, the
 * efficiency its covariance over the largest that these marks could have (both lists sorted), the effective weight the share of
 * √covariance with the whole; a question that pulls against the paper has none.
 */
export function itemStatistics({ full, rows }: ScoreTable): ItemStatistics[] {
  const totals = rows.map(sumScores);
  const possible = sumScores(full);
  const columns = full.map((_, at) => rows.map((row) => row[at] ?? 0));
  const withWhole = columns.map((marks) => covarianceOf(marks, totals));
  const pulling = withWhole.reduce<number>((sum, one) => sum + Math.sqrt(Math.max(0, one ?? 0)), 0);
  return columns.map((marks, at) => {
    const rest = totals.map((total, student) => total - (marks[student] ?? 0));
    const [own, others, common] = [varianceOf(marks), varianceOf(rest), covarianceOf(marks, rest)];
    const largest = covarianceOf(rising(marks), rising(rest));
    const whole = withWhole[at] ?? null;
    return {
      deviation: own === null ? null : Math.sqrt(own),
      index: share(common, Math.sqrt((own ?? 0) * (others ?? 0))),
      efficiency: share(common, largest ?? 0),
      intendedWeight: share(full[at] ?? 0, possible),
      effectiveWeight: whole === null || whole < 0 ? null : share(Math.sqrt(whole), pulling),
    };
  });
}

/** Scores are steps of half a point: what is smaller than this is only rounding. */
const NO_VARIANCE = 1e-9;

const share = (part: number | null, whole: number): number | null =>
  part === null || whole < NO_VARIANCE ? null : part / whole;

const rising = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

const average = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function momentOf(values: readonly number[], power: number): number {
  const middle = average(values);
  return average(values.map((one) => (one - middle) ** power));
}

/** The covariance of a sample; null below two students. */
function covarianceOf(a: readonly number[], b: readonly number[]): number | null {
  if (a.length < 2) return null;
  const [middleA, middleB] = [average(a), average(b)];
  return a.reduce((sum, one, at) => sum + (one - middleA) * ((b[at] ?? 0) - middleB), 0) / (a.length - 1);
}

const varianceOf = (values: readonly number[]): number | null => covarianceOf(values, values);

function alphaOf({ full, rows }: ScoreTable, ofTotals: number): number | null {
  const items = full.length;
  if (items < 2) return null;
  const ofItems = full.reduce((sum, _, at) => sum + (varianceOf(rows.map((row) => row[at] ?? 0)) ?? 0), 0);
  return (items / (items - 1)) * (1 - ofItems / ofTotals);
}
