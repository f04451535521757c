import type { Solver } from '../mixed-integer.js';
import { lotsOf } from './lots.js';
import { placeLeft } from './place-left.js';
import { type BatchProgramme, type Place, programmeOf } from './programme-of.js';
import type { BatchJob, ProposedBatch, ProposedBatches } from './task.js';

const SETTLED = 0.5;
/** Ways whose costs differ by no more than this are alike: a hundredth of a minute. */
const EXACT = 0.01;

/**
 * Puts print tasks together: which machine prints which lot, so that all are in time and set-ups, waste and minutes are fewest. Exact (HiGHS) over tasks,
 * over lots of alike ones where there are many; where the time ends first the gap says how far from the best it may be, and what is left without a
 * place has found none in time. A batch is a kind, a day and a machine; it is whole by its earliest limit.
 */
export function proposeBatches(solver: Solver, job: BatchJob, seconds: number): ProposedBatches {
  if (job.machines.length === 0) return { batches: [], left: job.tasks.map((_, at) => at), gap: 0 };
  const lots = lotsOf(job);
  const made = programmeOf(lots, job.machines);
  const { programme, places, setups } = made;
  const solution = solver.whole(programme, { seconds, gap: EXACT });
  const solved =
    solution.status === 'found' ? places.filter(({ column }) => (solution.values[column] ?? 0) > SETTLED) : [];
  // Where its time was over too early, plain placing may be better from the beginning.
  const ways = [solved, []].map((chosen) => placeLeft(made, job.machines, chosen));
  const [chosen = [], cost = 0] =
    ways
      .map((way) => [way, costOf(made, way)] as const)
      .toSorted(([, one], [, other]) => one - other)
      .at(0) ?? [];
  const batches = setups.flatMap((setup): ProposedBatch[] => {
    const own = chosen.filter((place) => place.setup === setup);
    if (own.length === 0) return [];
    const { machine, kind, slot } = setup;
    const minutes = own.reduce((sum, place) => sum + place.minutes, job.machines[machine]?.setupMinutes ?? 0);
    return [{ machine, kind, slot, tasks: own.flatMap(({ lot }) => lots[lot]?.tasks ?? []), minutes }];
  });
  const placed = new Set(batches.flatMap(({ tasks }) => tasks));
  const left = job.tasks.flatMap((_, at) => (placed.has(at) ? [] : [at]));
  const bound = solution.status === 'found' ? solution.bound : 0;
  return { batches, left, gap: cost - bound <= EXACT ? 0 : (cost - bound) / cost };
}

/** What a way costs by the columns of the programme: places, their set-ups once each, and whatever has no place. */
function costOf({ programme, leftOf }: BatchProgramme, chosen: readonly Place[]): number {
  const placed = new Set(chosen.map(({ lot }) => lot));
  const columns = new Set([
    ...chosen.flatMap(({ column, setup }) => [column, setup.column]),
    ...leftOf.filter((_, lot) => !placed.has(lot)),
  ]);
  return [...columns].reduce((sum, column) => sum + (programme.columns[column]?.cost ?? 0), 0);
}
