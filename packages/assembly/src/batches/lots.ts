import type { BatchJob } from './task.js';

/** Tasks that are alike to every machine: of one kind and day, with the same limits. They are placed together. */
export interface Lot {
  kind: string;
  slot: string;
  tasks: number[];
  sheets: number;
  finishBy: readonly (number | null)[];
}

/** Up to so many tasks each is placed by itself; of more, so many lots are made about. */
const MANY = 150;

/**
 * Puts alike tasks together where there are many, in lots that are small beside a day's work: the programme stays small, and loses little, for the lots of a kind can go
 * to several machines.
 */
export function lotsOf({ tasks, finishBy }: Pick<BatchJob, 'tasks' | 'finishBy'>): Lot[] {
  const all = tasks.reduce((sum, { sheets }) => sum + sheets, 0);
  const most = tasks.length <= MANY ? 0 : all / MANY;
  const open = new Map<string, Lot>();
  const lots: Lot[] = [];
  tasks.forEach(({ kind, slot, sheets }, at) => {
    const limits = finishBy[at] ?? [];
    const key = JSON.stringify([kind, slot, limits]);
    const known = open.get(key);
    if (known !== undefined && known.sheets + sheets <= most) {
      known.tasks.push(at);
      known.sheets += sheets;
      return;
    }
    const lot: Lot = { kind, slot, tasks: [at], sheets, finishBy: limits };
    lots.push(lot);
    open.set(key, lot);
  });
  return lots;
}
