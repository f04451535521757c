import type { InParts, Limits, Programme, Solution, Solver } from './mixed-integer.js';
import type { Clock } from './time-left.js';

/** So many whole variables are solved at once without looking at prices first. */
const FEW = 800;
/** So many of the best priced are tried first. */
const TRIED = 400;

/**
 * Solves large programmes by prices: in parts first, whose cost no whole solution falls below; then with the few best priced variables; and, where
 * that is not near enough, with all whose price leaves room for a better one. As exact as solving all at once, and many times quicker: a paper takes
 * twenty-five questions of five thousand, and the prices tell of nearly all that they do not matter.
 */
export function solvedByPrices(solver: Solver, programme: Programme, limits: Limits, now: Clock): Solution {
  if (programme.columns.length <= FEW) return solver.whole(programme, limits);
  const until = now() + limits.seconds * 1_000;
  const left = (share = 1) => ({ ...limits, seconds: (Math.max(0, until - now()) / 1_000) * share });
  const inParts = solver.inParts(programme, limits.seconds);
  if (inParts.status !== 'found') return inParts.status === 'impossible' ? inParts : { status: 'undecided' };
  const tried = solvedWith(solver, programme, bestPriced(programme, inParts), left(0.5));
  if (tried.status !== 'found') return solver.whole(programme, left());
  if (tried.cost - inParts.cost <= limits.gap) return { ...tried, bound: inParts.cost };
  // What costs less than this holds only variables whose price fits below it.
  const better = tried.cost - limits.gap;
  const fitting = programme.columns.map(
    ({ isWhole }, at) => !isWhole || inParts.cost + (inParts.prices[at] ?? 0) <= better,
  );
  const exact = solvedWith(solver, programme, fitting, left());
  if (exact.status === 'undecided') return { ...tried, bound: inParts.cost };
  if (exact.status === 'impossible') return { ...tried, bound: better };
  const bound = Math.max(inParts.cost, Math.min(better, exact.bound));
  return exact.cost < tried.cost ? { ...exact, bound } : { ...tried, bound };
}

/** The variables that are not counted, and of the others those that would add least to the cost. */
function bestPriced({ columns }: Programme, { prices }: Extract<InParts, { status: 'found' }>): boolean[] {
  const whole = columns.flatMap(({ isWhole }, at) => (isWhole ? [{ at, price: prices[at] ?? 0 }] : []));
  const best = new Set(
    whole
      .sort((a, b) => a.price - b.price || a.at - b.at)
      .slice(0, TRIED)
      .map(({ at }) => at),
  );
  return columns.map(({ isWhole }, at) => !isWhole || best.has(at));
}

/** The programme with the other variables left at 0. */
function solvedWith(solver: Solver, programme: Programme, isKept: readonly boolean[], limits: Limits): Solution {
  const kept = programme.columns.flatMap((_, at) => (isKept[at] ? [at] : []));
  const place = new Map(kept.map((at, nth) => [at, nth]));
  const solution = solver.whole(
    {
      columns: programme.columns.filter((_, at) => isKept[at]),
      rows: programme.rows.map((row) => {
        const own = row.columns.flatMap((at, nth) => (isKept[at] ? [nth] : []));
        return {
          ...row,
          columns: own.map((nth) => place.get(row.columns[nth] ?? -1) ?? 0),
          values: own.map((nth) => row.values[nth] ?? 0),
        };
      }),
    },
    limits,
  );
  if (solution.status !== 'found') return solution;
  const values = new Float64Array(programme.columns.length);
  kept.forEach((at, nth) => {
    values[at] = solution.values[nth] ?? 0;
  });
  return { ...solution, values };
}
