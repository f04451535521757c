import { grouped } from '@zhibi/contract/kernel';
import type { SchoolStageId } from '@zhibi/contract/people';
import type { QuestionBody, QuestionForTeacher, QuestionType } from '@zhibi/contract/questions';
import type { Licence } from '@zhibi/contract/questions/writing';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { itemStatistic } from './statistics/tables.js';
import { PLATFORM_SCHOOL, type Reader, visibleTo } from './store-visible.js';
import { cartItem, knowledgePoint, question, questionKnowledge, questionUse, questionVersion } from './tables.js';

export interface KnowledgeOfQuestion {
  id: string;
  title: string;
}

/** What another domain keeps of a question: the version it was taken in. */
export interface QuestionRef {
  questionId: string;
  version: number;
}

export interface VersionedQuestion extends QuestionRef {
  type: QuestionType;
  subjectId: number;
  stage: SchoolStageId;
  minutes: number;
  /** The expected score rate. */
  difficulty: number;
  /** As they were in that version. */
  body: QuestionBody;
  source: string;
  licence: Licence;
  knowledge: KnowledgeOfQuestion[];
}

/**
 * Questions in the versions named, in the order asked; what is not there is left out. Removed questions are answered
 * too: a paper keeps what it was made with. Two queries. Whether the reader may see them was decided when they were taken.
 */
export async function questionsById(
  db: Db,
  schoolId: string,
  refs: readonly QuestionRef[],
): Promise<VersionedQuestion[]> {
  if (refs.length === 0) return [];
  const ids = refs.map((ref) => ref.questionId);
  const [rows, knowledge] = await Promise.all([
    db
      .select({
        questionId: question.id,
        version: questionVersion.version,
        subjectId: question.subjectId,
        stage: question.stage,
        minutes: question.minutes,
        difficulty: question.difficulty,
        body: questionVersion.body,
        source: sql<string>`coalesce(${questionVersion.source}, ${question.source})`,
        licence: sql<Licence>`coalesce(${questionVersion.licence}, ${question.licence})`,
      })
      .from(questionVersion)
      .innerJoin(question, versionOf)
      .where(
        and(
          inArray(question.schoolId, [schoolId, PLATFORM_SCHOOL]),
          inArray(question.id, ids),
          inArray(questionVersion.version, [...new Set(refs.map((ref) => ref.version))]),
        ),
      ),
    knowledgeOf(db, schoolId, ids),
  ]);
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return refs.flatMap((ref) => {
    const row = byKey.get(keyOf(ref));
    return row === undefined ? [] : [{ ...row, type: row.body.type, knowledge: knowledge.get(row.questionId) ?? [] }];
  });
}

const keyOf = (ref: QuestionRef): string => `${ref.questionId} ${ref.version}`;
const versionOf = and(eq(questionVersion.schoolId, question.schoolId), eq(questionVersion.questionId, question.id));

/** The knowledge points of questions, by question id, in the order of the tree. One query. */
export async function knowledgeOf(
  db: Db,
  schoolId: string,
  questionIds: readonly string[],
): Promise<Map<string, KnowledgeOfQuestion[]>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .select({ questionId: questionKnowledge.questionId, id: knowledgePoint.id, title: knowledgePoint.title })
    .from(questionKnowledge)
    .innerJoin(knowledgePoint, eq(knowledgePoint.id, questionKnowledge.knowledgeId))
    .where(
      and(
        inArray(questionKnowledge.schoolId, [schoolId, PLATFORM_SCHOOL]),
        inArray(questionKnowledge.questionId, [...questionIds]),
      ),
    )
    .orderBy(asc(knowledgePoint.position), asc(knowledgePoint.id));
  return grouped(rows, (row) => row.questionId);
}

/** What every list of questions shows, without the knowledge points: one query, whatever its conditions. */
function shownTo(db: Db, reader: Reader) {
  return db
    .select({
      questionId: question.id,
      version: question.version,
      type: question.type,
      subjectId: question.subjectId,
      gradeGroupId: question.stage,
      body: questionVersion.body,
      difficulty: question.difficulty,
      year: question.year,
      source: question.source,
      minutes: question.minutes,
      timesUsed: sql<number>`coalesce(${questionUse.timesUsed}, 0)`,
      schoolRate: itemStatistic.facility,
      inCart: sql<boolean>`${cartItem.questionId} is not null`,
    })
    .from(question)
    .innerJoin(questionVersion, and(versionOf, eq(questionVersion.version, question.version)))
    .leftJoin(questionUse, and(eq(questionUse.schoolId, reader.schoolId), eq(questionUse.questionId, question.id)))
    .leftJoin(
      itemStatistic,
      and(eq(itemStatistic.schoolId, reader.schoolId), eq(itemStatistic.questionId, question.id)),
    )
    .leftJoin(
      cartItem,
      and(
        eq(cartItem.schoolId, reader.schoolId),
        eq(cartItem.accountId, reader.accountId),
        eq(cartItem.subjectId, question.subjectId),
        eq(cartItem.questionId, question.id),
      ),
    );
}

async function withKnowledge(
  db: Db,
  reader: Reader,
  rows: Omit<QuestionForTeacher, 'knowledge'>[],
): Promise<QuestionForTeacher[]> {
  const knowledge = await knowledgeOf(
    db,
    reader.schoolId,
    rows.map((row) => row.questionId),
  );
  return rows.map((row) => ({ ...row, knowledge: knowledge.get(row.questionId) ?? [] }));
}

/** The questions among these that the reader may see, by id. Two queries. */
export async function findShown(
  db: Db,
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, QuestionForTeacher>> {
  if (ids.length === 0) return new Map();
  const here = inArray(question.schoolId, [reader.schoolId, PLATFORM_SCHOOL]);
  const rows = await shownTo(db, reader).where(and(visibleTo(reader), here, inArray(question.id, [...ids])));
  return new Map((await withKnowledge(db, reader, rows)).map((row) => [row.questionId, row]));
}
