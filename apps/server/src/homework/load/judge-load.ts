import { limitOf } from '@zhibi/contract/homework';
import { classesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Homework } from '../store.js';
import { limitsOfSchool } from './limits-of-school.js';
import { boundsOf, dayOf, overLimit } from './rules.js';
import { minutesOfStudents } from './store.js';

const DAILY = 1;
const SPOKEN = 10;

/** Spoken homework keeps nobody at a desk, and a holiday has days of its own. */
export const isCounted = ({ workCategory, taskType }: Pick<Homework, 'workCategory' | 'taskType'>): boolean =>
  workCategory === DAILY && taskType !== SPOKEN;

export interface Adding {
  schoolId: string;
  /** When it is there to be written. */
  opensAt: Date;
  students: readonly { classId: string; studentId: string; minutes: number }[];
  loadReason: string;
}

/**
 * Whether a day can take more written homework. Where the school allows none at all it is refused; beyond the limit it
 * needs a reason. Answers the reason where it counts, null where the day has room.
 */
export async function judgeLoad(db: Db, adding: Adding, timeZone: string): Promise<string | null> {
  const { schoolId, opensAt, students, loadReason } = adding;
  const classIds = [...new Set(students.map(({ classId }) => classId))];
  const [limits, classes] = await Promise.all([limitsOfSchool(db, schoolId), classesOf(db, schoolId, classIds)]);
  const limitOfClass = new Map(classes.map(({ classId, gid }) => [classId, limitOf(gid, limits)]));
  ensure(![...limitOfClass.values()].includes(0), 'conflict', 'no-written');
  const day = dayOf(opensAt, timeZone);
  const had = await minutesOfStudents(db, schoolId, classIds, { ...boundsOf(day, day, timeZone), timeZone });
  if (overLimit(had, students, limitOfClass).length === 0) return null;
  ensure(loadReason !== '', 'conflict', 'needs-reason');
  return loadReason;
}
