import type { ClassReport, WrongState } from '@zhibi/contract/analysis';
import { toStamp } from '@zhibi/contract/kernel';
import { distribution, firstReview, nextReview, reviewLadder } from '@zhibi/grading';

/** What schools call excellent and passed, in percent of the full score; below the latter a knowledge point is weak. */
export const EXCELLENT = 85;
export const PASSED = 60;

export const percentOf = (score: number, full: number): number => (full === 0 ? 0 : (100 * score) / full);

/** The usual steps of a distribution with who stands on each. */
export function binsOf(
  totals: readonly { studentId: string; total: number }[],
  fullScore: number,
): ClassReport['bins'] {
  const stepOf = (total: number) => distribution([total], fullScore).findIndex((bin) => bin.count > 0);
  const steps = totals.map(({ studentId, total }) => ({ studentId, step: stepOf(total) }));
  return distribution([], fullScore).map(({ from, to }, at) => ({
    label: from === 0 ? `<${to}` : to === 100 ? `${from}-100` : `${from}-${to - 1}`,
    from,
    to,
    studentIds: steps.filter((one) => one.step === at).map((one) => one.studentId),
  }));
}

/** A day of the school's calendar as YYYY-MM-DD. */
export function dayOf(instant: Date, timeZone: string): string {
  const stamp = toStamp(instant, timeZone);
  return `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
}

export interface Place {
  step: number;
  state: WrongState;
  nextReviewOn: string | null;
}

export const firstPlace = (today: string): Place => placeOf(firstReview(today));

/** One step up the ladder of reviews; what is mastered stays so. */
export const afterUnderstood = ({ step }: Place, today: string): Place =>
  step >= reviewLadder.length ? mastered : placeOf(nextReview(step, today));

/** The last step is taken back: it is due again today. */
export function afterStepBack({ step }: Place, today: string): Place {
  const before = Math.max(0, step - 1);
  return { step: before, state: before === 0 ? 'new' : 'reviewing', nextReviewOn: today };
}

/** Tried and not done: a step down, and again tomorrow. */
export const afterNotYet = (place: Place, today: string): Place => ({
  ...afterStepBack(place, today),
  nextReviewOn: weekFrom(today)[1] ?? today,
});

const mastered: Place = { step: reviewLadder.length, state: 'mastered', nextReviewOn: null };

const placeOf = (review: ReturnType<typeof nextReview>): Place =>
  review.kind === 'mastered'
    ? mastered
    : { step: review.step, state: review.step === 0 ? 'new' : 'reviewing', nextReviewOn: review.dueOn };

/** Today and the six days after it. */
export function weekFrom(today: string): string[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: 7 }, (_, at) => new Date(start + at * 86_400_000).toISOString().slice(0, 10));
}

/** The hours in which schools are asleep, at a stamp of their time. */
export const isNight = (stamp: string): boolean => {
  const hour = Number(stamp.slice(8, 10));
  return hour >= 1 && hour < 5;
};
