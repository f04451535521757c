import { classroomApi } from '@zhibi/contract/classroom';
import { newId } from '../src/platform/ids.js';
import type { Person } from './person.js';
import { JUNIOR_MATHS } from './subjects.js';

/** A lesson of a class that is over, and one that is going on. */
export async function newLessons(teacher: Person, classId: string): Promise<{ over: string; now: string }> {
  const start = () => teacher.call(classroomApi.start, { lessonId: newId(), classId, subjectId: JUNIOR_MATHS });
  const { lessonId: over } = await start();
  await teacher.call(classroomApi.end, { lessonId: over });
  return { over, now: (await start()).lessonId };
}
