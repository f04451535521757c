import { type ChosenLevels, pointsOf } from '@zhibi/contract/marking/rubrics';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { ToMark } from '../scoring/answers-to-mark.js';
import { putLevels, rubricsOf } from './store-rubrics.js';

interface Given {
  answerId: string;
  score: number;
  levels?: ChosenLevels | undefined;
}

/** Keeps the levels by which scores are given: they must be worth what is given, by the rubric as it is now. */
export async function keepLevels(db: Db, { homework, answers }: ToMark, given: readonly Given[]): Promise<void> {
  const byLevels = given.flatMap(({ answerId, score, levels }) => (levels ? [{ answerId, score, levels }] : []));
  if (byLevels.length === 0) return;
  const rubrics = await rubricsOf(db, homework.schoolId, homework.id);
  for (const { answerId, score, levels } of byLevels) {
    const criteria = rubrics.get(answers.get(answerId)?.itemId ?? '')?.criteria ?? [];
    ensure(pointsOf(criteria, levels) === score, 'conflict', 'rubric-changed');
  }
  await putLevels(
    db,
    homework.schoolId,
    byLevels.map(({ answerId, levels }) => ({ answerId, levels })),
  );
}
