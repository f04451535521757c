import type { Row } from './rows.js';

/** A variable, from 0 on: whole where it counts questions. */
export interface Column {
  cost: number;
  to: number;
  isWhole: boolean;
}

/** A mixed-integer programme: the least cost with all rows held. */
export interface Programme {
  columns: readonly Column[];
  rows: readonly Row[];
}

export interface Limits {
  seconds: number;
  /** The cost may be so far from the least. */
  gap: number;
}

/** `found` may be less than the best where a limit stopped it: nothing costs less than `bound`. `undecided`: the time was over with nothing found. */
export type Solution =
  | { status: 'found'; values: Float64Array; cost: number; bound: number }
  | { status: 'impossible' }
  | { status: 'undecided' };

/** The programme with its variables in parts, and what each of them would add to the cost: its price (reduced cost). */
export type InParts = { status: 'found'; cost: number; prices: Float64Array } | { status: 'impossible' | 'undecided' };

/** What solves: both block whoever calls them, so they belong into a thread. */
export interface Solver {
  whole: (programme: Programme, limits: Limits) => Solution;
  inParts: (programme: Programme, seconds: number) => InParts;
}
