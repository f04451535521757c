import type { Problem } from '@zhibi/contract/people/roster';
import type { Arrival } from '../../new-people.js';
import type { FoundClass } from '../judge/rules-students.js';
import type { Written } from './store-applied.js';

/** What writing rows stands on. */
export interface Applying {
  arrival: Arrival;
  schoolYear: number;
  /** The class of a row with its id, also where it has only just been made. */
  placeOf(inClass: FoundClass | null): FoundClass | null;
}

export interface Outcome {
  written: Written[];
  conflicts: { rowNo: number; problem: Problem }[];
}
