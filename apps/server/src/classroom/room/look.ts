import type { roomApi } from '@zhibi/contract/classroom/room';
import type { z } from 'zod';
import { classesOf, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { LessonRowOf } from '../store.js';
import { isPresent, seatsOf } from './store-seats.js';

/** What is told to whoever has typed the code: the lesson, and names only while the teacher lists them. Nothing else of any child. */
export async function lookIn(db: Db, lesson: LessonRowOf): Promise<z.output<typeof roomApi.look.output>> {
  const { schoolId, classId, id, title, teacherName, namesListed } = lesson;
  const [schoolClass] = await classesOf(db, schoolId, [classId]);
  const seats = (await seatsOf(db, schoolId, id)).filter(isPresent);
  const taken = new Set(seats.map(({ studentId }) => studentId));
  const members = namesListed ? await studentsOf(db, schoolId, [classId]) : [];
  return {
    className: schoolClass?.className ?? '',
    title,
    teacherName,
    present: seats.length,
    names: namesListed
      ? members.map(({ studentId, name }) => ({ studentId, name, isTaken: taken.has(studentId) }))
      : null,
  };
}
