import type { Column, Programme } from '../mixed-integer.js';
import { OPEN, type Row } from '../rows.js';
import type { Lot } from './lots.js';
import type { BatchMachine } from './task.js';

/** A task without a place costs more than any set-up, and a large one more than a small one. */
const LEFT_MINUTES = 2_000;
/** A spoiled sheet beside a minute of work. */
const MINUTES_OF_SHEET = 0.05;

/** A lot on a machine: its column is one where it is printed there. */
export interface Place {
  column: number;
  lot: number;
  setup: Setup;
  minutes: number;
}
/** A machine prepared for a kind and a day. */
export interface Setup {
  column: number;
  kind: string;
  slot: string;
  machine: number;
  /** The earliest limit of what it may hold. */
  by: number;
}

/** The choice as a programme of whole numbers: columns with their costs, and what can go where. */
export interface BatchProgramme {
  programme: Programme;
  places: Place[];
  setups: Setup[];
  /** Of each lot, the column that is one where it has no place. */
  leftOf: number[];
}

const rowOf = (terms: readonly (readonly [column: number, value: number])[], from: number, to: number): Row => ({
  columns: terms.map(([column]) => column),
  values: terms.map(([, value]) => value),
  from,
  to,
  price: 1,
});

/** Which lots can be printed on which machines in time, and what that and each set-up costs. */
export function programmeOf(lots: readonly Lot[], machines: readonly BatchMachine[]): BatchProgramme {
  const columns: Column[] = [];
  const rows: Row[] = [];
  const add = (cost: number) => columns.push({ cost, to: 1, isWhole: true }) - 1;
  const setups = new Map<string, Setup>();
  const places: Place[] = [];
  const leftOf = lots.map(({ kind, slot, sheets, finishBy }, lot) => {
    const left = add(LEFT_MINUTES + sheets);
    const own = [[left, 1] as const];
    machines.forEach((machine, at) => {
      const by = finishBy[at] ?? null;
      const minutes = sheets / machine.sheetsPerMinute;
      if (by === null || minutes + machine.setupMinutes > by) return;
      const setup = setupFor(setups, { kind, slot, machine: at, by }, () =>
        add(machine.setupMinutes + machine.setupSheets * MINUTES_OF_SHEET),
      );
      const column = add(minutes);
      places.push({ column, lot, setup, minutes });
      own.push([column, 1]);
      // Nothing is printed on a machine that is not set up for it.
      const isSetUp = [
        [column, 1],
        [setup.column, -1],
      ] as const;
      rows.push(rowOf(isSetUp, -OPEN, 0));
    });
    rows.push(rowOf(own, 1, 1));
    return left;
  });
  machines.forEach((machine, at) => {
    const own = [...setups.values()].filter((setup) => setup.machine === at);
    rows.push(...timeRows(machine, own, places));
  });
  return { programme: { columns, rows }, places, setups: [...setups.values()], leftOf };
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
    const until = new Set(setups.filter(({ by }) => by <= limit));
    return rowOf(
      [
        ...[...until].map(({ column }) => [column, setupMinutes] as const),
        ...places.filter(({ setup }) => until.has(setup)).map(({ column, minutes }) => [column, minutes] as const),
      ],
      -OPEN,
      limit,
    );
  });
}
