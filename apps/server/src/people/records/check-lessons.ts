import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { fitsClass, type LessonOf } from './rules.js';
import { gradesOfClasses } from './store-classes.js';
import { subjectRows } from './store-subjects.js';

/** Every new lesson is in a living class of the school, in a subject that the school offers at the stage of that class. */
export async function checkLessons(db: Db, schoolId: string, lessons: readonly LessonOf[]): Promise<void> {
  if (lessons.length === 0) return;
  const gidByClass = await gradesOfClasses(
    db,
    schoolId,
    lessons.map(({ classId }) => classId),
  );
  const subjects = new Map((await subjectRows(db, schoolId)).map((one) => [one.subjectId, one]));
  for (const { classId, subjectId } of lessons) {
    const gid = gidByClass.get(classId);
    ensure(gid !== undefined, 'not-found');
    const subject = subjects.get(subjectId);
    ensure(subject !== undefined && fitsClass(subject, gid), 'conflict', 'subject-outside');
  }
}
