import type { QuestionFacts } from '@zhibi/contract/questions/writing';
import type { Db } from '../../platform/db.js';
import type { BankedRow } from './store-banked.js';
import { placesOf } from './store-places.js';

/** What is said of a question now, as it is shown to whoever opens it. */
export async function factsNow(db: Db, schoolId: string, row: BankedRow): Promise<QuestionFacts> {
  const { subjectId, difficulty, minutes, year, source, licence } = row;
  const places = await placesOf(db, schoolId, [row.questionId]);
  const idsOf = (kind: 'knowledge' | 'chapter') => places.filter((one) => one.kind === kind).map(({ id }) => id);
  return {
    subjectId,
    difficulty,
    minutes,
    year,
    source,
    licence,
    knowledgeIds: idsOf('knowledge'),
    chapterIds: idsOf('chapter'),
  };
}
