import type { MasteryTrial } from '@zhibi/contract/analysis';
import type { Actor } from '@zhibi/contract/session';
import { isInSchool } from '../../homework/index.js';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { shownTrial } from './rules-trial.js';
import { modelsOf } from './store.js';

/** How far mastery can be trusted in the school, subject by subject. */
export async function showTrials(db: Db, actor: Actor): Promise<MasteryTrial[]> {
  ensure(isInSchool(actor), 'not-found');
  const subjects = await subjectsById(db);
  return (await modelsOf(db, actor.schoolId)).map((row) => shownTrial(row, subjects.get(row.subjectId)?.name ?? ''));
}
