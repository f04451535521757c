import loadHighs, { type Highs, type Model } from 'highs';
import { solvedByPrices } from './by-prices.js';
import type { InParts, Programme, Solution, Solver } from './mixed-integer.js';
import type { Clock } from './time-left.js';

/** HiGHS as a solver of the programmes of this package: exact, and deterministic where the limit of time does not stop it. */
export async function openSolver(now: Clock): Promise<Solver> {
  const highs = await loadHighs();
  const solver: Solver = {
    whole: (programme, { seconds, gap }) =>
      highs.withModel(dataOf(programme), (model): Solution => {
        const status = run(highs, model, { time_limit: seconds, mip_abs_gap: gap, mip_rel_gap: 0 });
        if (status !== 'found') return { status };
        const bound = Number(model.info.get('mip_dual_bound'));
        const cost = model.getObjectiveValue();
        return { status, values: model.getSolution().colValue, cost, bound: Number.isFinite(bound) ? bound : 0 };
      }),
    inParts: (programme, seconds) =>
      highs.withModel(dataOf(programme), (model): InParts => {
        const status = run(highs, model, { time_limit: seconds, solve_relaxation: true });
        if (status !== 'found') return { status };
        return { status, cost: model.getObjectiveValue(), prices: model.getSolution().colDual };
      }),
  };
  return { ...solver, whole: (programme, limits) => solvedByPrices(solver, programme, limits, now) };
}

/** HiGHS: kSolutionStatusFeasible. */
const FEASIBLE = 2;

function run(highs: Highs, model: Model, options: Record<string, number | boolean>): Solution['status'] {
  const { time_limit = 0 } = options;
  model.options.set({ ...options, output_flag: false, time_limit: Math.max(Number(time_limit), 0.01) });
  model.run();
  const { optimal, infeasible, unboundedOrInfeasible } = highs.constants.modelStatus;
  const status = model.getModelStatus();
  // No cost is negative, so nothing is unbounded.
  if (status === infeasible || status === unboundedOrInfeasible) return 'impossible';
  return status === optimal || model.info.get('primal_solution_status') === FEASIBLE ? 'found' : 'undecided';
}

/** Row by row, as HiGHS takes it. Without a variable there is nothing to solve: one that may only be 0 stands in. */
function dataOf({ columns: all, rows }: Programme) {
  const columns = all.length > 0 ? all : [{ cost: 0, to: 0, isWhole: true }];
  const size = { numCols: columns.length, numRows: rows.length };
  let at = 0;
  const starts = [0, ...rows.map((row) => (at += row.columns.length))];
  return {
    ...size,
    colCost: Float64Array.from(columns, ({ cost }) => cost),
    colLower: new Float64Array(columns.length),
    colUpper: Float64Array.from(columns, ({ to }) => to),
    rowLower: Float64Array.from(rows, ({ from }) => from),
    rowUpper: Float64Array.from(rows, ({ to }) => to),
    matrix: {
      format: 'csr' as const,
      ...size,
      starts: Int32Array.from(starts),
      indices: Int32Array.from(rows.flatMap((row) => row.columns)),
      values: Float64Array.from(rows.flatMap((row) => row.values)),
    },
    integrality: Int32Array.from(columns, ({ isWhole }) => (isWhole ? 1 : 0)),
  };
}
