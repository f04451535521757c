import type { HomeworkStatus, HomeworkTask, Progress } from '@zhibi/contract/homework';

/** The moments that decide what a homework is; its status is never stored, so that it cannot be out of date. */
export interface HomeworkTimes {
  pushAt: Date;
  startAt: Date;
  endAt: Date;
  closedAt: Date | null;
  withdrawnAt: Date | null;
  releasedAt: Date | null;
}

/** A form is filled in with a clock of its own, to the minute: so much earlier than now still counts as now. */
export const PUSH_SKEW_MS = 60_000;

/** It opens when it has been pushed and its start has come, whichever is later. */
export const opensAt = (times: Pick<HomeworkTimes, 'pushAt' | 'startAt'>): Date =>
  times.pushAt > times.startAt ? times.pushAt : times.startAt;

/** When it was over: collected by hand, or at its end. */
export const overAt = (times: Pick<HomeworkTimes, 'closedAt' | 'endAt'>): Date => times.closedAt ?? times.endAt;

/** When it was collected by hand before its end; null where it ended by itself, or has not. */
export const collectedEarlyAt = ({ closedAt, endAt }: Pick<HomeworkTimes, 'closedAt' | 'endAt'>): Date | null =>
  closedAt !== null && closedAt < endAt ? closedAt : null;

export function statusOf(times: HomeworkTimes, now: Date): HomeworkStatus {
  if (times.withdrawnAt !== null) return 'withdrawn';
  // Collected is collected, also for a call that came in a moment before and waited.
  if (times.closedAt !== null || now >= times.endAt) return 'closed';
  return now < opensAt(times) ? 'scheduled' : 'open';
}

/** Calligraphy and what is spoken cannot be typed. */
const CALLIGRAPHY = 9;
const SPOKEN = 10;
export const mayBeTyped = (taskType: HomeworkTask): boolean => taskType !== CALLIGRAPHY && taskType !== SPOKEN;

/** Handed in by the student, before the end or after it: then it is out of the student's hands. */
export const isOwnHandIn = ({ ownHandInAt }: { ownHandInAt: Date | null }): boolean => ownHandInAt !== null;

/** Pages of a homework that was taken back or given back are not written on any more. */
export const takesInk = (times: HomeworkTimes): boolean => times.withdrawnAt === null && times.releasedAt === null;

/** When writing on one copy is over: an end of its own may be later than that of everybody. */
export const endOfCopy = (times: Pick<HomeworkTimes, 'closedAt' | 'endAt'>, copy: { endAt: Date | null }): Date => {
  const over = overAt(times);
  return copy.endAt !== null && copy.endAt > over ? copy.endAt : over;
};

/**
 * Late is what was written after the end of the copy, whichever way it comes, by the pen's own clock: ink that waited in a pen for the way
 * home is not late, nor is anything inside the time that a student was given more.
 */
export const isLate = (times: HomeworkTimes, copy: { endAt: Date | null }, writtenAt: Date, now: Date): boolean =>
  statusOf(times, now) === 'closed' && writtenAt > endOfCopy(times, copy);

/**
 * Whether its student may still answer on a screen: until it is handed in or collected. What was begun after the end, or may be written again
 * because there is more time, is not in.
 */
export const isTypable = (
  times: HomeworkTimes,
  copy: { endAt: Date | null; handedInAt: Date | null; ownHandInAt: Date | null; lateTyping: boolean },
  now: Date,
): boolean =>
  takesInk(times) &&
  !isOwnHandIn(copy) &&
  (copy.handedInAt === null || copy.lateTyping || now < endOfCopy(times, copy));

/** So long after the end a phone that had no network may still send what it photographed before. */
const ARRIVAL_MS = 3 * 24 * 3_600_000;

/** A slip for a copy stands from the opening until nothing that was photographed in time is waited for any more. */
export const slipStands = (times: HomeworkTimes, copy: { endAt: Date | null }, now: Date): boolean =>
  takesInk(times) && now >= opensAt(times) && now.getTime() < endOfCopy(times, copy).getTime() + ARRIVAL_MS;

export const isPushedInTime = (pushAt: Date, now: Date): boolean => pushAt.getTime() >= now.getTime() - PUSH_SKEW_MS;

/** Start before end, pushed before it ends, and an end that is still to come. */
export const isInOrder = ({ pushAt, startAt, endAt }: Pick<HomeworkTimes, 'pushAt' | 'startAt' | 'endAt'>, now: Date) =>
  startAt < endAt && pushAt < endAt && endAt > now;

/** A year is a slip of the hand: nobody writes on a homework for longer. */
const LONGEST_MS = 366 * 24 * 3_600_000;
export const isEndNear = (endAt: Date, now: Date): boolean => endAt.getTime() <= now.getTime() + LONGEST_MS;

export const hasWriting = (progress: Progress): boolean => progress.writing + progress.handedIn > 0;

/** Every paper that was handed in has all its scores, and there is one at least. */
export const isWhollyMarked = (progress: Progress): boolean =>
  progress.handedIn > 0 && progress.marked === progress.handedIn;

/** The counts of several classes together. */
export const sumOf = (counts: readonly Progress[]): Progress => ({
  total: counts.reduce((sum, one) => sum + one.total, 0),
  writing: counts.reduce((sum, one) => sum + one.writing, 0),
  handedIn: counts.reduce((sum, one) => sum + one.handedIn, 0),
  marked: counts.reduce((sum, one) => sum + one.marked, 0),
});
