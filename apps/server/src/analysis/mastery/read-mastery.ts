import type { Db } from '../../platform/db.js';
import { type Mastered, masteryAt, modelOf } from './rules-kept.js';
import { isBetter } from './rules-trial.js';
import { beliefsOf, modelsOf } from './store.js';

/**
 * Subject → how well these students master its points, of the subjects where the model has foretold answers better than the average
 * of the class did; of the others nothing, and the averages stand. Two queries.
 */
export async function masteryOfStudents(
  db: Db,
  schoolId: string,
  { studentIds, subjectIds }: { studentIds: readonly string[]; subjectIds: readonly number[] },
  now: Date,
): Promise<Map<number, Mastered>> {
  const models = (await modelsOf(db, schoolId)).filter(
    ({ subjectId, trial }) => subjectIds.includes(subjectId) && isBetter(trial),
  );
  const trusted = models.map(({ subjectId }) => subjectId);
  if (trusted.length === 0 || studentIds.length === 0) return new Map();
  const beliefs = await beliefsOf(db, schoolId, { studentIds, subjectIds: trusted });
  return new Map(
    models.map(({ subjectId, model }) => {
      const known = modelOf(model);
      const own = beliefs.filter((one) => one.subjectId === subjectId);
      return [subjectId, new Map(own.map(({ studentId, belief }) => [studentId, masteryAt(known, belief, now)]))];
    }),
  );
}
