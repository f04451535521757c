import { feasibleProgramme } from './programme.js';
import { columnsOf, type Task } from './task.js';
import { atMost } from './time-left.js';
import type { StatedWish } from './wishes.js';

const SECONDS = 3;
const NEARLY = 1e-6;
/** Any paper will do. */
export const ANY = 1_000;

/** Whether wishes can hold together, asked again and again: a paper that was found once answers for every set that it meets. */
export class Consistency {
  /** False once a question was left open for want of time. */
  isCertain = true;
  readonly #found: ReadonlySet<number>[] = [];

  constructor(private readonly task: Task) {}

  /** Whether they hold for certain: what could not be decided in time does not. */
  surelyHold(wishes: readonly StatedWish[]): boolean {
    const { places, solver, time } = this.task;
    const limits = { seconds: atMost(time, SECONDS), gap: ANY };
    return this.#isFound(wishes) || solver.whole(feasibleProgramme(places, wishes), limits).status === 'found';
  }

  #isFound(wishes: readonly StatedWish[]): boolean {
    return this.#found.some((taken) => wishes.every((wish) => isMet(wish, taken)));
  }

  /** Whether they hold with questions taken in part: quick, and what is impossible even so is impossible. */
  holdInParts(wishes: readonly StatedWish[]): boolean {
    const { places, solver, time } = this.task;
    return solver.inParts(feasibleProgramme(places, wishes), atMost(time, SECONDS)).status !== 'impossible';
  }

  /** What could not be decided in time counts as holding: a wish stays named rather than being left out wrongly. */
  hold(wishes: readonly StatedWish[]): boolean {
    if (this.#isFound(wishes)) return true;
    const { places, solver, time } = this.task;
    const solution = solver.whole(feasibleProgramme(places, wishes), { seconds: atMost(time, SECONDS), gap: ANY });
    if (solution.status === 'found') this.#found.push(new Set(columnsOf(places, solution.values)));
    if (solution.status === 'undecided') this.isCertain = false;
    return solution.status !== 'impossible';
  }
}

/** Whether these columns meet every row of a wish. */
export function isMet({ rows }: StatedWish, taken: ReadonlySet<number>): boolean {
  return rows.every(({ columns, values, from, to }) => {
    const sum = columns.reduce((all, column, at) => (taken.has(column) ? all + (values[at] ?? 0) : all), 0);
    return sum >= from - NEARLY && sum <= to + NEARLY;
  });
}
