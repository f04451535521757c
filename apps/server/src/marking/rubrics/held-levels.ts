import { type ChosenLevels, type Criterion, doHold } from '@zhibi/contract/marking/rubrics';
import type { Homework } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import type { Answer } from '../store.js';
import { levelsOf, rubricsOf } from './store-rubrics.js';

type Scored = Pick<Answer, 'id' | 'itemId' | 'score'>;

/** The levels that answers have, where their score is what those are worth: answer id → levels. */
export const heldLevels = async (
  db: Db,
  homework: Pick<Homework, 'schoolId' | 'id'>,
  answers: readonly Scored[],
): Promise<Map<string, ChosenLevels>> =>
  new Map([...(await heldRubrics(db, homework, answers))].map(([answerId, { levels }]) => [answerId, levels]));

/** The same with the criteria. */
export async function heldRubrics(
  db: Db,
  { schoolId, id }: Pick<Homework, 'schoolId' | 'id'>,
  answers: readonly Scored[],
): Promise<Map<string, { criteria: readonly Criterion[]; levels: ChosenLevels }>> {
  const rubrics = await rubricsOf(db, schoolId, id);
  const marked = answers.filter(({ itemId }) => rubrics.has(itemId));
  const chosen = await levelsOf(
    db,
    schoolId,
    marked.map((one) => one.id),
  );
  return new Map(
    marked.flatMap(({ id: answerId, itemId, score }) => {
      const [levels, criteria] = [chosen.get(answerId), rubrics.get(itemId)?.criteria ?? []];
      return levels && doHold(criteria, levels, score) ? [[answerId, { criteria, levels }] as const] : [];
    }),
  );
}
