import type { CardDesign } from '@zhibi/contract/papers/cards';
import type { Db } from '../../platform/db.js';
import { sectionsOf } from '../store.js';
import { questionsOfSections } from './rules-questions.js';
import { type CardRow, findCard } from './store-card.js';

/** A card as it is now: its questions are those of its items, whatever was composed meanwhile; what is gone has a block no more to fill. */
export async function findCardDesign(
  db: Db,
  schoolId: string,
  paperId: string,
): Promise<{ card: CardRow; design: CardDesign } | undefined> {
  const card = await findCard(db, schoolId, paperId);
  if (card === undefined) return undefined;
  const sections = await sectionsOf(db, schoolId, paperId);
  if (card.sourcePaperId !== null)
    return { card, design: { ...card.design, questions: questionsOfSections(sections) } };
  const scores = new Map(sections.flatMap(({ items }) => items.map(({ itemId, score }) => [itemId, score] as const)));
  const questions = card.design.questions.flatMap((question) => {
    const score = scores.get(question.itemId);
    return score === undefined ? [] : [{ ...question, score }];
  });
  return { card, design: { ...card.design, questions } };
}
