import { z } from 'zod';
import { wholeNumber } from '../kernel/index.js';

const Minutes = wholeNumber({ min: 0, max: 600 }).nullable();

/** Minutes of written homework on one day, by grades; 0 is none at all, null no limit. */
export const LoadLimits = z.object({
  /** Grades 1 and 2. */
  infant: Minutes,
  /** Grades 3 to 6. */
  primary: Minutes,
  /** Grades 7 to 9. */
  junior: Minutes,
  /** Grades 10 to 12. */
  senior: Minutes,
});
export type LoadLimits = z.infer<typeof LoadLimits>;

/** 中办、国办《关于进一步减轻义务教育阶段学生作业负担和校外培训负担的意见》(2021): none in grades 1 and 2, an hour in primary, 90 minutes in junior. */
export const usualLimits: LoadLimits = { infant: 0, primary: 60, junior: 90, senior: null };

const FIRST_PRIMARY = 3;
const FIRST_JUNIOR = 7;
const FIRST_SENIOR = 10;

/** What a day of a class of this grade may hold; null: whatever the teachers think right. */
export function limitOf(gid: number, limits: LoadLimits): number | null {
  if (gid < FIRST_PRIMARY) return limits.infant;
  if (gid < FIRST_JUNIOR) return limits.primary;
  return gid < FIRST_SENIOR ? limits.junior : limits.senior;
}
