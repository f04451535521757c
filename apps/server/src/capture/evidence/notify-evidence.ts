import { captureEvents } from '@zhibi/contract/events/capture';
import type { Homework, Submission } from '../../homework/index.js';
import { teacherAccountsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import type { EvidencePlace } from './store-evidence.js';

/** Tells the teachers of the student's class what came otherwise than by pen. */
export async function notifyEvidence(
  db: Db,
  { schoolId, id: homeworkId, subjectId }: Homework,
  { studentId, classId }: Pick<Submission, 'studentId' | 'classId'>,
  { source, areaIds }: Pick<EvidencePlace, 'source'> & { areaIds: readonly string[] },
): Promise<void> {
  const to = await teacherAccountsOf(db, schoolId, [classId], subjectId);
  const data = { homeworkId, studentId, source, areaIds: [...areaIds] };
  await announce(db, captureEvents.evidence, { schoolId, to, data });
}
