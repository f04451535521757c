import type { LevelProposal } from '@zhibi/contract/analysis';
import { grouped } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { releasedScores } from '../homework/index.js';
import { classesOf, levelLimitsOf, mayReadLevels, studentsOf } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { proposeLevel } from './rules-levels.js';

/** So many of a student's last papers are looked at: half a term, not the year before. */
const LAST = 8;

/** Proposes layers for a class in a subject from the papers that went back. Only a teacher's word is ever kept. */
export async function proposeLevels(
  db: Db,
  actor: Actor,
  { classId, subjectId }: { classId: string; subjectId: number },
): Promise<LevelProposal[]> {
  const { schoolId } = actor;
  ensure(mayReadLevels(actor, classId, subjectId), 'not-found');
  ensure((await classesOf(db, schoolId, [classId])).length === 1, 'not-found');
  const limits = await levelLimitsOf(db, { schoolId, classId, subjectId });
  const scores = await releasedScores(db, schoolId, { classId, subjectId, each: LAST });
  const ofStudent = grouped(scores, ({ studentId }) => studentId);
  return (await studentsOf(db, schoolId, [classId])).flatMap(({ studentId }) => {
    const proposal = proposeLevel(ofStudent.get(studentId) ?? [], limits);
    return proposal === undefined ? [] : [{ studentId, ...proposal }];
  });
}
