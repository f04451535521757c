import type { Blueprint } from '@zhibi/contract/papers/composing';
import type { Solver } from './mixed-integer.js';
import type { Place } from './places.js';
import type { Time } from './time-left.js';
import type { StatedWish } from './wishes.js';

/** A blueprint, what may be taken for it, and what may be used to find it out. */
export interface Task {
  blueprint: Blueprint;
  places: readonly Place[];
  wishes: readonly StatedWish[];
  solver: Solver;
  time: Time;
}

/** The columns that a solution takes, as numbers of places. */
export const columnsOf = (places: readonly Place[], values: Float64Array): number[] =>
  places.flatMap((_, column) => ((values[column] ?? 0) > 0.5 ? [column] : []));

/** The places that a solution takes. */
export const takenOf = (places: readonly Place[], values: Float64Array): Place[] =>
  places.filter((_, column) => (values[column] ?? 0) > 0.5);
