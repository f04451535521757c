import type { Db } from '../../platform/db.js';
import { queueReading } from '../evidence/queue-reading.js';
import { emptySeen } from '../evidence/store-evidence.js';
import type { Page } from './store-pages.js';

/** A page shows nothing of its student any more. */
export async function withdrawPage(
  db: Db,
  { schoolId, id, state, homeworkId, studentId }: Page,
  now: Date,
): Promise<void> {
  if (state !== 'taken' || studentId === null) return;
  await emptySeen(db, schoolId, id, now);
  queueReading(db, schoolId, [{ homeworkId, studentId }]);
}
