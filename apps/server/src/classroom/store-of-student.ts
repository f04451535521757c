import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { lesson, lessonAnswer, lessonMissedAnswer, lessonTask } from './tables.js';

/** What a student answered in lessons, in the order of the lessons: what counted, or what came too late to. */
export function answersOfStudent(
  db: Db,
  { schoolId, studentId }: { schoolId: string; studentId: string },
  which: 'counted' | 'missed',
) {
  const table = which === 'counted' ? lessonAnswer : lessonMissedAnswer;
  return db
    .select({
      startedAt: lesson.startedAt,
      teacher: lesson.teacherName,
      task: lessonTask.no,
      round: table.round,
      question: table.no,
      labels: table.labels,
      at: table.at,
    })
    .from(table)
    .innerJoin(lessonTask, and(eq(lessonTask.schoolId, table.schoolId), eq(lessonTask.id, table.taskId)))
    .innerJoin(lesson, and(eq(lesson.schoolId, lessonTask.schoolId), eq(lesson.id, lessonTask.lessonId)))
    .where(and(eq(table.schoolId, schoolId), eq(table.studentId, studentId)))
    .orderBy(asc(lesson.startedAt), asc(lessonTask.no), asc(table.round), asc(table.no));
}
