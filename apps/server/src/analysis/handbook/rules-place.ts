import { usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import { reviewLadder } from '@zhibi/grading';
import type { Place } from '../rules.js';
import { dayAfter, dueOn, memoryOf, type Review } from './rules-memory.js';

/** What is remembered over a term of lessons need not be printed again. */
const MASTERED_DAYS = 90;
const RIGHT = 3;

/** Where a wrong question stands after all that was answered on paper: its next day is when it would be as good as forgotten. */
export function placeAfter(reviews: readonly Review[]): Place {
  const inTime = [...reviews].sort((a, b) => a.on.localeCompare(b.on));
  const memory = memoryOf(inTime);
  if (memory === undefined) return { step: 0, state: 'new', nextReviewOn: null };
  const next = dueOn(memory, usualHandbookRules.dueBelow);
  const lastWrong = inTime.findLastIndex(({ rating }) => rating < RIGHT);
  const step = Math.min(reviewLadder.length - 1, inTime.length - 1 - lastWrong);
  if (step > 0 && next > dayAfter(memory.lastOn, MASTERED_DAYS))
    return { step: reviewLadder.length, state: 'mastered', nextReviewOn: null };
  return { step, state: 'reviewing', nextReviewOn: next };
}

/** The day on which a question was redone right: a redo that is right sets it, and one that is found wrong later takes only its own back. */
export function afterRedo(before: string | null, isRight: boolean | undefined, on: string): string | null {
  if (isRight === true) return before ?? on;
  return isRight === false && before === on ? null : before;
}
