import type { QuestionFacts } from '@zhibi/contract/questions/writing';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { question } from '../tables.js';
import { placesOf } from './store-places.js';

/** What is said of questions of a school beside their text, by id. Three queries. */
export async function questionFactsById(
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<Map<string, QuestionFacts>> {
  if (ids.length === 0) return new Map();
  const [rows, places] = await Promise.all([
    db
      .select({
        id: question.id,
        subjectId: question.subjectId,
        difficulty: question.difficulty,
        minutes: question.minutes,
        year: question.year,
        source: question.source,
        licence: question.licence,
      })
      .from(question)
      .where(and(eq(question.schoolId, schoolId), inArray(question.id, [...ids]))),
    placesOf(db, schoolId, ids),
  ]);
  const idsOf = (questionId: string, kind: 'knowledge' | 'chapter') =>
    places.filter((place) => place.questionId === questionId && place.kind === kind).map((place) => place.id);
  return new Map(
    rows.map(({ id, ...facts }) => [
      id,
      { ...facts, knowledgeIds: idsOf(id, 'knowledge'), chapterIds: idsOf(id, 'chapter') },
    ]),
  );
}

/** The same of one question, also of the platform's. */
export async function factsOf(
  db: Db,
  schoolId: string,
  row: Pick<QuestionFacts, 'subjectId' | 'difficulty' | 'minutes' | 'year' | 'source' | 'licence'> & {
    questionId: string;
  },
): Promise<QuestionFacts> {
  const places = await placesOf(db, schoolId, [row.questionId]);
  const { subjectId, difficulty, minutes, year, source, licence } = row;
  return {
    subjectId,
    difficulty,
    minutes,
    year,
    source,
    licence,
    knowledgeIds: places.filter(({ kind }) => kind === 'knowledge').map(({ id }) => id),
    chapterIds: places.filter(({ kind }) => kind === 'chapter').map(({ id }) => id),
  };
}
