import { type ChosenLevels, type Criterion, doHold } from '@zhibi/contract/marking/rubrics';
import type { Answer } from '../store.js';

type Scored = Pick<Answer, 'itemId' | 'score' | 'levels'>;
type Rubrics = ReadonlyMap<string, { criteria: Criterion[] }>;

/** The levels that an answer's score was given by, with their criteria, while they are worth it; after an edit that has no such level they are not. */
export function heldLevels(
  rubrics: Rubrics,
  { itemId, score, levels }: Scored,
): { criteria: Criterion[]; levels: ChosenLevels } | undefined {
  const criteria = rubrics.get(itemId)?.criteria ?? [];
  return levels && doHold(criteria, levels, score) ? { criteria, levels } : undefined;
}
