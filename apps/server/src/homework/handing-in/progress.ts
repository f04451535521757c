import { homeworkEvents } from '@zhibi/contract/events/homework';
import { teacherAccountsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { noProgress } from '../for-teacher.js';
import type { Homework } from '../store.js';
import { progressOf } from './store-results.js';

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
