import type { QuestionFacts } from '@zhibi/contract/questions/writing';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { chapter, knowledgePoint, questionChapter, questionKnowledge, textbook } from '../tables.js';

/** Where questions hang: question id → ids of knowledge points and of chapters. Two queries. */
export async function placesOf(
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<{ questionId: string; kind: 'knowledge' | 'chapter'; id: string; title: string }[]> {
  if (ids.length === 0) return [];
  const schools = [schoolId, PLATFORM_SCHOOL];
  const [knowledge, chapters] = await Promise.all([
    db
      .select({ questionId: questionKnowledge.questionId, id: knowledgePoint.id, title: knowledgePoint.title })
      .from(questionKnowledge)
      .innerJoin(knowledgePoint, eq(knowledgePoint.id, questionKnowledge.knowledgeId))
      .where(and(inArray(questionKnowledge.schoolId, schools), inArray(questionKnowledge.questionId, [...ids])))
      .orderBy(asc(knowledgePoint.position), asc(knowledgePoint.id)),
    db
      .select({ questionId: questionChapter.questionId, id: chapter.id, title: chapter.title })
      .from(questionChapter)
      .innerJoin(chapter, eq(chapter.id, questionChapter.chapterId))
      .where(and(inArray(questionChapter.schoolId, schools), inArray(questionChapter.questionId, [...ids])))
      .orderBy(asc(chapter.position), asc(chapter.id)),
  ]);
  return [
    ...knowledge.map((row) => ({ ...row, kind: 'knowledge' as const })),
    ...chapters.map((row) => ({ ...row, kind: 'chapter' as const })),
  ];
}

/** Whether all of these places are of the subject. Two queries. */
export async function arePlacesOf(
  db: Db,
  subjectId: number,
  { knowledgeIds, chapterIds }: Pick<QuestionFacts, 'knowledgeIds' | 'chapterIds'>,
): Promise<boolean> {
  const rightKnowledge =
    knowledgeIds.length === 0
      ? []
      : await db
          .select({ id: knowledgePoint.id })
          .from(knowledgePoint)
          .where(and(inArray(knowledgePoint.id, knowledgeIds), eq(knowledgePoint.subjectId, subjectId)));
  const rightChapters =
    chapterIds.length === 0
      ? []
      : await db
          .select({ id: chapter.id })
          .from(chapter)
          .innerJoin(textbook, eq(textbook.id, chapter.textbookId))
          .where(and(inArray(chapter.id, chapterIds), eq(textbook.subjectId, subjectId)));
  return rightKnowledge.length === new Set(knowledgeIds).size && rightChapters.length === new Set(chapterIds).size;
}
