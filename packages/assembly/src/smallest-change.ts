import {
  applyChanges,
  type Blueprint,
  type Bounds,
  type Change,
  type Proposal,
} from '@zhibi/contract/papers/composing';
import { ANY, isMet } from './consistency.js';
import { figuresOf } from './figures.js';
import type { Place } from './places.js';
import { elasticProgramme, feasibleProgramme } from './programme.js';
import { type Task, takenOf } from './task.js';
import { atMost } from './time-left.js';
import { type StatedWish, wishesOf } from './wishes.js';

const SECONDS = 3;
/** Of a change that weighs 1, so much may be missed: less than one question of two hundred. */
const GAP = 0.002;

type Found = { status: 'found'; proposal: Proposal; size: number } | { status: 'impossible' | 'undecided' };

/** The smallest change of the free wishes with which the others hold. */
export function smallestChange(task: Task, isFree: (wish: StatedWish) => boolean): Found {
  const { blueprint, places, wishes, solver, time } = task;
  const solution = solver.whole(elasticProgramme(places, wishes, isFree), { seconds: atMost(time, SECONDS), gap: GAP });
  if (solution.status !== 'found') return solution;
  const taken = takenOf(places, solution.values);
  const changes = wishes.filter(isFree).flatMap((wish) => changeOf(blueprint, wish, taken));
  if (changes.length === 0 || !isEnough(task, changes, taken)) return { status: 'undecided' };
  return { status: 'found', proposal: { changes, figures: figuresOf(blueprint, taken) }, size: solution.cost };
}

/**
 * Whether the blueprint as it will stand on the screen can be met: by the choice that showed the way, or by any other. Its bounds are
 * rounded, and a way that leads to the next clash is none.
 */
function isEnough(task: Task, changes: readonly Change[], taken: readonly Place[]): boolean {
  const { blueprint, places, solver, time } = task;
  const changed = new Set(changes.map(({ wish }) => wish.kind));
  // What must not come again stands beside the blueprint, and is given up there.
  const wishes = wishesOf(applyChanges(blueprint, changes), places).filter(
    ({ wish: { kind } }) => kind !== 'repeated' || !changed.has(kind),
  );
  const columns = new Set(places.flatMap((place, column) => (taken.includes(place) ? [column] : [])));
  if (wishes.every((wish) => isMet(wish, columns))) return true;
  const seconds = atMost(time, SECONDS);
  return solver.whole(feasibleProgramme(places, wishes), { seconds, gap: ANY }).status === 'found';
}

/** Steps in which a bound is told: hundredths of a rate, whole minutes, whole questions. */
const stepOf = ({ wish: { kind } }: StatedWish): number => (kind === 'difficulty' || kind === 'share' ? 0.01 : 1);

/** How a wish must change for this choice to meet it; none where it is met. */
function changeOf(blueprint: Blueprint, wish: StatedWish, taken: readonly Place[]): Change[] {
  const cells = cellsOf(blueprint, wish, taken);
  const becomes = widened(wish.wanted, wish.measure(taken), stepOf(wish));
  const { from, to } = wish.wanted;
  if (cells.length === 0 && becomes.from === from && becomes.to === to) return [];
  return [{ wish: wish.wish, wanted: wish.wanted, becomes, cells }];
}

/** The bounds moved just so far that the measure lies between them. What is wanted exactly is moved as a whole, to the steps around the measure. */
export function widened({ from, to }: Bounds, measure: number, step: number): Bounds {
  const steps = measure / step;
  const down = Number((Math.floor(steps + 1e-6) * step).toFixed(2));
  const up = Number((Math.ceil(steps - 1e-6) * step).toFixed(2));
  if (from !== null && from === to) return { from: down, to: up };
  return {
    from: from !== null && measure < from - 1e-6 ? down : from,
    to: to !== null && measure > to + 1e-6 ? up : to,
  };
}

/** The cells of a type's column that this choice fills otherwise. */
function cellsOf({ cells }: Blueprint, { wish }: StatedWish, taken: readonly Place[]): Change['cells'] {
  if (wish.kind !== 'type') return [];
  return cells
    .filter(({ type }) => type === wish.type)
    .map(({ topicId, type, count }) => {
      const becomes = taken.filter((place) => place.topicId === topicId && place.candidate.type === type).length;
      return { topicId, wanted: count, becomes };
    })
    .filter(({ wanted, becomes }) => wanted !== becomes);
}
