import { toStamp } from '@zhibi/contract/kernel';
import type { ClassHead, Classmate, GroupSet } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { dashed, digits, type Here, todayOf } from './days.js';
import { classmate, headOf, type OpenClass, openClass } from './open-class.js';
import { teacherNames } from './store.js';
import { groupSetsOf } from './store-groups.js';

/** The group sets of a class. */
export async function listGroups(
  db: Db,
  actor: Actor,
  classId: string,
  here: Here,
): Promise<{ head: ClassHead; students: Classmate[]; sets: GroupSet[] }> {
  const open = await openClass(db, actor, classId);
  return {
    head: headOf(actor, open),
    students: open.students.map(classmate),
    sets: await showGroupSets(db, actor.schoolId, open, here),
  };
}

/** Sets with those of their members who are in the class today. */
export async function showGroupSets(db: Db, schoolId: string, open: OpenClass, here: Here): Promise<GroupSet[]> {
  const sets = await groupSetsOf(db, schoolId, open.row.classId);
  const names = await teacherNames(
    db,
    schoolId,
    sets.map((set) => set.changedBy),
  );
  const isHere = new Set(open.students.map(({ studentId }) => studentId));
  return sets.map((set) => ({
    setId: set.id,
    name: set.name,
    purpose: set.purpose,
    lockedUntil: set.lockedUntil === null ? null : digits(set.lockedUntil),
    isLocked: isLocked(set.lockedUntil, here),
    revision: set.revision,
    changedBy: names.get(set.changedBy) ?? '',
    changedAt: toStamp(set.changedAt, here.timeZone),
    groups: set.groups.map(({ number, name, colour, leaderId, memberIds }) => ({
      number,
      name,
      colour,
      leaderId: leaderId !== null && isHere.has(leaderId) ? leaderId : null,
      memberIds: open.students.flatMap(({ studentId }) => (memberIds.includes(studentId) ? [studentId] : [])),
    })),
  }));
}

/** Groups are locked until the end of the day that the teacher named. */
export const isLocked = (lockedUntil: string | null, here: Here): boolean =>
  lockedUntil !== null && lockedUntil >= dashed(todayOf(here));
