import { type ChosenLevels, pointsOf } from '@zhibi/contract/marking/rubrics';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { ToMark } from '../scoring/answers-to-mark.js';
import { rubricsOf } from './store-rubrics.js';

interface Given {
  answerId: string;
  score: number;
  levels?: ChosenLevels | null | undefined;
}

/** Levels by which scores are given must be worth what is given, by the rubric as it is now. */
export async function ensureLevels(db: Db, { homework, answers }: ToMark, given: readonly Given[]): Promise<void> {
  if (given.every(({ levels }) => !levels)) return;
  const rubrics = await rubricsOf(db, homework.schoolId, homework.id);
  for (const { answerId, score, levels } of given) {
    if (!levels) continue;
    const criteria = rubrics.get(answers.get(answerId)?.itemId ?? '')?.criteria ?? [];
    ensure(pointsOf(criteria, levels) === score, 'conflict', 'rubric-changed');
  }
}
