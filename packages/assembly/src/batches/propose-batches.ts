import type { Column, Programme, Solver } from '../mixed-integer.js';
import { OPEN, type Row } from '../rows.js';
import { type Lot, lotsOf } from './lots.js';
import type { BatchJob, BatchMachine, ProposedBatch, ProposedBatches } from './task.js';

/** A task without a place costs more than any set-up, and a large one more than a small one. */
const LEFT_MINUTES = 2_000;
/** A spoiled sheet beside a minute of work. */
const MINUTES_OF_SHEET = 0.05;
const SETTLED = 0.5;
/** Ways whose costs differ by no more than this are alike: a hundredth of a minute. */
const EXACT = 0.01;

/**
 * Puts print tasks together: which machine prints which lot, so that all are in time and set-ups, waste and minutes are fewest. Exact (HiGHS) over tasks,
 * over lots of alike ones where there are many; where the time ends first the gap says how far from the best it may be. A batch is a kind, a day and a machine; it is whole by its earliest limit.
 */
export function proposeBatches(solver: Solver, job: BatchJob, seconds: number): ProposedBatches {
  if (job.machines.length === 0) return { batches: [], left: job.tasks.map((_, at) => at), gap: 0 };
  const lots = lotsOf(job);
  const { programme, places, setups } = programmeOf(lots, job.machines);
  const solution = solver.whole(programme, { seconds, gap: EXACT });
  if (solution.status !== 'found') return { batches: [], left: job.tasks.map((_, at) => at), gap: 1 };
  const isOn = (column: number) => (solution.values[column] ?? 0) > SETTLED;
  const batches = setups.flatMap((setup): ProposedBatch[] => {
    const chosen = places.filter((place) => place.setup === setup.column && isOn(place.column));
    if (chosen.length === 0) return [];
    const { machine, kind, slot } = setup;
    const minutes = chosen.reduce((sum, place) => sum + place.minutes, job.machines[machine]?.setupMinutes ?? 0);
    return [{ machine, kind, slot, tasks: chosen.flatMap(({ lot }) => lots[lot]?.tasks ?? []), minutes }];
  });
  const placed = new Set(batches.flatMap(({ tasks }) => tasks));
  const left = job.tasks.flatMap((_, at) => (placed.has(at) ? [] : [at]));
  const { cost, bound } = solution;
  return { batches, left, gap: cost - bound <= EXACT ? 0 : (cost - bound) / cost };
}

interface Place {
  column: number;
  lot: number;
  setup: number;
  minutes: number;
}
interface Setup {
  column: number;
  kind: string;
  slot: string;
  machine: number;
  /** The earliest limit of what it may hold. */
  by: number;
}

const rowOf = (terms: readonly (readonly [column: number, value: number])[], from: number, to: number): Row => ({
  columns: terms.map(([column]) => column),
  values: terms.map(([, value]) => value),
  from,
  to,
  price: 1,
});

function programmeOf(lots: readonly Lot[], machines: readonly BatchMachine[]) {
  const columns: Column[] = [];
  const rows: Row[] = [];
  const add = (cost: number) => columns.push({ cost, to: 1, isWhole: true }) - 1;
  const setups = new Map<string, Setup>();
  const places: Place[] = [];
  lots.forEach(({ kind, slot, sheets, finishBy }, lot) => {
    const own = [[add(LEFT_MINUTES + sheets), 1] as const];
    machines.forEach((machine, at) => {
      const by = finishBy[at] ?? null;
      const minutes = sheets / machine.sheetsPerMinute;
      if (by === null || minutes + machine.setupMinutes > by) return;
      const setup = setupFor(setups, { kind, slot, machine: at, by }, () =>
        add(machine.setupMinutes + machine.setupSheets * MINUTES_OF_SHEET),
      );
      const column = add(minutes);
      places.push({ column, lot, setup: setup.column, minutes });
      own.push([column, 1]);
      // Nothing is printed on a machine that is not set up for it.
      rows.push(
        rowOf(
          [
            [column, 1],
            [setup.column, -1],
          ],
          -OPEN,
          0,
        ),
      );
    });
    rows.push(rowOf(own, 1, 1));
  });
  machines.forEach((machine, at) => {
    rows.push(
      ...timeRows(
        machine,
        [...setups.values()].filter((setup) => setup.machine === at),
        places,
      ),
    );
  });
  const programme: Programme = { columns, rows };
  return { programme, places, setups: [...setups.values()] };
}

function setupFor(setups: Map<string, Setup>, wanted: Omit<Setup, 'column'>, add: () => number): Setup {
  const key = `${wanted.kind} ${wanted.slot} ${wanted.machine}`;
  const known = setups.get(key);
  if (known === undefined) {
    const setup = { ...wanted, column: add() };
    setups.set(key, setup);
    return setup;
  }
  known.by = Math.min(known.by, wanted.by);
  return known;
}

/** Up to each limit a machine has no more to do than there are minutes: earliest first, all are then in time. */
function timeRows({ setupMinutes }: BatchMachine, setups: readonly Setup[], places: readonly Place[]): Row[] {
  const limits = [...new Set(setups.map(({ by }) => by))].sort((a, b) => a - b);
  return limits.map((limit) => {
    const until = setups.filter(({ by }) => by <= limit);
    const columns = new Set(until.map(({ column }) => column));
    return rowOf(
      [
        ...until.map(({ column }) => [column, setupMinutes] as const),
        ...places.filter(({ setup }) => columns.has(setup)).map(({ column, minutes }) => [column, minutes] as const),
      ],
      -OPEN,
      limit,
    );
  });
}
