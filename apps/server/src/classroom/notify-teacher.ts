import { classroomEvents } from '@zhibi/contract/events/classroom';
import type { Db } from '../platform/db.js';
import { announce } from '../platform/events/index.js';

/** Notifies the teacher who holds a lesson that there is something to see; the screens of the teacher read it anew. */
export const notifyTeacher = (db: Db, lesson: { schoolId: string; id: string; accountId: string }): Promise<void> =>
  announce(db, classroomEvents.changed, {
    schoolId: lesson.schoolId,
    to: [lesson.accountId],
    data: { lessonId: lesson.id },
  });
