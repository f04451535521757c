import { academicYear, academicYearAt, type UpgradeStep } from '@zhibi/contract/people/school-year';

/** In this order: classes first, so that lessons and students find them in their new grade. */
export const steps: readonly UpgradeStep[] = ['classes', 'lessons', 'students', 'year'];

export const stepAfter = (step: UpgradeStep): UpgradeStep => steps[steps.indexOf(step) + 1] ?? 'year';

/** A class of the last grade leaves the school; every other one moves up. */
export const gidAfter = (gid: number, lastGid: number): number | null => (gid >= lastGid || gid >= 12 ? null : gid + 1);

/** A school may be one year ahead of the calendar, when it moves in the summer; never two. */
export const isYearTooFar = (toYear: number, stamp: string): boolean => toYear > academicYearAt(stamp) + 1;

export const isEarly = (toYear: number, stamp: string): boolean => stamp < academicYear(toYear).start;

const UNDO_MS = 30 * 24 * 3_600_000;
export const undoUntil = (finishedAt: Date): Date => new Date(finishedAt.getTime() + UNDO_MS);

/** What undoing depends on. */
export interface Undoable {
  status: 'running' | 'done' | 'failed' | 'undone';
  direction: 'forward' | 'back';
  finishedAt: Date | null;
  toYear: number;
}

/** A finished upgrade for 30 days, as long as the school is in the year it led to; one that stopped on its way at once. */
export function isUndoable(run: Undoable, schoolYear: number, now: Date): boolean {
  if (run.direction === 'back') return false;
  if (run.status === 'failed') return true;
  return (
    run.status === 'done' && run.finishedAt !== null && now <= undoUntil(run.finishedAt) && schoolYear === run.toYear
  );
}

/** A step that fails is tried again by itself; after so many times somebody is asked. */
export const MAX_TRIES = 3;
