import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { fewestFor } from '../policy.js';
import { type Here, readPoints } from './read-points.js';

/** The points of a class without the number of those who are weak in them; only points that enough students have answered about. */
export async function pointsForOfficer(
  db: Db,
  actor: Actor,
  input: { classId: string; subjectId: number },
  here: Here,
) {
  const { shown, answers } = await readPoints(db, actor, input, here);
  const studentsOf = (id: string) =>
    new Set(answers.flatMap((one) => (one.knowledgeIds.includes(id) ? [one.studentId] : []))).size;
  return {
    ...shown,
    points: shown.points
      .filter(({ knowledgeId }) => studentsOf(knowledgeId) >= fewestFor(actor))
      .map(({ weak: _, ...point }) => point),
  };
}
