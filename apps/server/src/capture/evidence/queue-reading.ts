import type { Db } from '../../platform/db.js';
import { queueLater } from '../../platform/jobs/index.js';

/** Work that marking does: there is something new of a student to be read. */
export const READ_ANSWERS = 'read-answers';
/** Ink comes every moment while somebody writes; it is read when the hand rests so long. */
export const READ_DELAY_MS = 1_000;

/** One task for each copy, written down with the commit; in a fixed order, so that two writers never wait in a ring. */
export function queueReading(
  db: Db,
  schoolId: string,
  copies: readonly { homeworkId: string; studentId: string }[],
): void {
  const subjects = copies.map(({ homeworkId, studentId }) => `${homeworkId}:${studentId}`);
  const tasks = [...new Set(subjects)].sort().map((subject) => {
    const [homeworkId, studentId] = subject.split(':');
    return {
      payload: { schoolId, homeworkId, studentId },
      key: `${READ_ANSWERS}:${subject}`,
      delayMs: READ_DELAY_MS,
    };
  });
  queueLater(db, READ_ANSWERS, tasks);
}
