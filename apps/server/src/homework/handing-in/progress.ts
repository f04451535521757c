import { homeworkEvents } from '@zhibi/contract/events/homework';
import { studentsById, teacherAccountsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { noProgress } from '../for-teacher.js';
import type { Homework } from '../store.js';
import { progressOf } from './store-results.js';
import { submissionsOf } from './store-submissions.js';

/** Tells the teachers of a homework how far it is. */
export async function announceProgress(db: Db, homework: Homework): Promise<void> {
  const { schoolId, id, classIds, subjectId } = homework;
  const [to, progress] = await Promise.all([
    teacherAccountsOf(db, schoolId, classIds, subjectId),
    progressOf(db, schoolId, [id]),
  ]);
  const { handedIn, marked, total } = progress.get(id) ?? noProgress;
  await announce(db, homeworkEvents.progress, { schoolId, to, data: { homeworkId: id, handedIn, marked, total } });
}

/** Tells the students who have a homework that it was collected before its end: nobody goes on writing for a time that is over. */
export const announceCollected = (db: Db, homework: Homework): Promise<void> =>
  tellStudents(db, homework, homeworkEvents.collected);

/** Tells the students who have a homework, or some of them, that it is there to be written. */
export const announceGiven = (db: Db, homework: Homework, studentIds?: readonly string[]): Promise<void> =>
  tellStudents(db, homework, homeworkEvents.given, studentIds);

/** Tells the students whom it concerns that something about a homework was changed. */
export const announceChanged = (db: Db, homework: Homework, studentIds?: readonly string[]): Promise<void> =>
  tellStudents(db, homework, homeworkEvents.changed, studentIds);

/** Tells students that their copy is missing. */
export const announceReminded = (db: Db, homework: Homework, studentIds: readonly string[]): Promise<void> =>
  tellStudents(db, homework, homeworkEvents.reminded, studentIds);

type ToStudents = (typeof homeworkEvents)['collected' | 'given' | 'changed' | 'reminded'];

async function tellStudents(
  db: Db,
  { schoolId, id, title }: Homework,
  event: ToStudents,
  studentIds?: readonly string[],
): Promise<void> {
  const ids = studentIds ?? (await submissionsOf(db, schoolId, id)).map(({ studentId }) => studentId);
  const students = await studentsById(db, schoolId, ids);
  const to = [...students.values()].flatMap(({ accountId }) => accountId ?? []);
  await announce(db, event, { schoolId, to, data: { homeworkId: id, title } });
}
