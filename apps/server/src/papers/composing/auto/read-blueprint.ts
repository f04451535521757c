import { blueprintOf } from '@zhibi/assembly';
import type { Blueprint, composingApi } from '@zhibi/contract/papers/composing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../../platform/db.js';
import { type StoredItem, sectionsOf } from '../../store.js';
import { ownPaper } from '../own-paper.js';
import { findBlueprint } from './store.js';

/** The blueprint of an own paper: the one it was composed after, else the one that is read from its questions by their knowledge points. */
export async function readBlueprint(
  db: Db,
  actor: Actor,
  paperId: string,
): Promise<z.input<typeof composingApi.blueprint.output>> {
  const { title, subjectId } = await ownPaper(db, actor, paperId);
  const kept = await findBlueprint(db, actor.schoolId, paperId);
  const items = await itemsOfPaper(db, actor.schoolId, paperId);
  return {
    title,
    subjectId,
    blueprint: kept ?? readFrom(items),
    isKept: kept !== undefined,
    questionIds: items.map(({ questionId }) => questionId),
  };
}

export const itemsOfPaper = async (db: Db, schoolId: string, paperId: string): Promise<StoredItem[]> =>
  (await sectionsOf(db, schoolId, paperId)).flatMap(({ items }) => items);

/** The questions as they stand, by their first knowledge point. */
export const readFrom = (items: readonly StoredItem[]): Blueprint =>
  blueprintOf(
    items.map(({ score, question: { type, difficulty, minutes, knowledge } }) => ({
      type,
      score,
      difficulty,
      minutes,
      topicIds: knowledge.map(({ id }) => id),
    })),
    'knowledge',
  );
