import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { type Here, noteDown } from './keeping.js';
import { moveStudents } from './move-students.js';
import { mayKeep } from './policy.js';
import { toDay } from './rules.js';
import { deleteLessons, lessonsOf, lockClass, updateClass } from './store-classes.js';
import { studentIdsOfClass } from './store-stays.js';
import { touchTeachers } from './store-teachers.js';

interface Input {
  classId: string;
  revision: number;
  moveTo: string | null;
}

/** Ends a class: its students go into another one first, its lessons end, its history and its homework stay. */
export async function endClass(db: Db, actor: Actor, input: Input, here: Here): Promise<void> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId } = actor;
  const { classId, moveTo } = input;
  const before = await lockClass(db, schoolId, classId);
  ensure(before.revision === input.revision, 'conflict', 'changed');
  const studentIds = await studentIdsOfClass(db, schoolId, classId);
  ensure(studentIds.length === 0 || (moveTo !== null && moveTo !== classId), 'conflict', 'has-students');
  if (moveTo !== null && studentIds.length > 0)
    await moveStudents(db, actor, { studentIds, classId: moveTo, on: toDay(here.today) }, here);
  const lessons = await lessonsOf(db, schoolId, { classId });
  await deleteLessons(db, schoolId, lessons);
  await touchTeachers(db, schoolId, [...new Set(lessons.map(({ teacherId }) => teacherId))]);
  await updateClass(db, schoolId, classId, { endedOn: here.today, headTeacherId: null });
  const detail = { students: studentIds.length, moveTo };
  await noteDown(db, actor, here, { what: 'ended', whose: 'class', ids: [classId], detail });
}
