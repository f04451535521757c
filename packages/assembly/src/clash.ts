import type { Clash, WantedWish } from '@zhibi/contract/papers/composing';
import { Consistency } from './consistency.js';
import { smallestChange } from './smallest-change.js';
import { smallestSubset } from './smallest-subset.js';
import type { Task } from './task.js';
import { secondsLeft } from './time-left.js';
import type { StatedWish } from './wishes.js';

/** How long it is looked for which wishes clash; what is left of the time is for the changes. */
const FINDING_SHARE = 0.6;

/** Of a blueprint that cannot be met: which wishes clash, and the smallest changes that work. */
export function explainClash(task: Task): Clash {
  const until = task.time.now() + secondsLeft(task.time) * 1_000 * FINDING_SHARE;
  const consistency = new Consistency({ ...task, time: { ...task.time, until } });
  const wishes = smallestClash(consistency, task.wishes);
  const isIn = (wish: StatedWish) => wishes.includes(wish);
  const alone = wishes.map((wish) => ({ wish, found: smallestChange(task, (one) => one === wish) }));
  const single = alone.flatMap(({ found }) => (found.status === 'found' ? [found] : []));
  const together = single.length > 0 ? [] : [smallestChange(task, isIn), smallestChange(task, () => true)];
  const first = together.find((one) => one.status === 'found');
  const works = [...single, ...(first?.status === 'found' ? [first] : [])].sort((a, b) => a.size - b.size);
  return {
    wishes: wishes.map(told),
    isMinimal: consistency.isCertain,
    // Where one of the clash alone is changed, all others hold as they are.
    othersHold: single.length > 0 || consistency.surelyHold(task.wishes.filter((wish) => !isIn(wish))),
    proposals: works.map(({ proposal }) => proposal),
    notEnough: alone.flatMap(({ wish, found }) => (found.status === 'impossible' ? [told(wish)] : [])),
  };
}

const told = ({ wish, wanted }: StatedWish): WantedWish => ({ wish, wanted });

/**
 * A set of wishes that cannot hold together while all but any one of them can. First by questions taken in part, which is quick and
 * finds most clashes; what only whole questions make impossible is looked for after that.
 */
function smallestClash(consistency: Consistency, wishes: readonly StatedWish[]): StatedWish[] {
  const holdInParts = (some: readonly StatedWish[]) => consistency.holdInParts(some);
  const rough = holdInParts(wishes) ? wishes : smallestSubset(wishes, holdInParts);
  return smallestSubset(rough, (some) => consistency.hold(some));
}
