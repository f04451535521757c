import type { QuestionBody } from '@zhibi/contract/questions';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { foundBy } from './finding/spell.js';
import {
  chapter,
  knowledgePoint,
  knowledgePrerequisite,
  question,
  questionChapter,
  questionKnowledge,
  questionVersion,
  textbook,
} from './tables.js';

export async function putTextbooks(db: Db, rows: (typeof textbook.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const { title, edition, gid, volume, position } = newValues('title', 'edition', 'gid', 'volume', 'position');
  const year = sql`coalesce(excluded.year, ${textbook.year})`; // what says no year takes none away
  await db
    .insert(textbook)
    .values(rows)
    .onConflictDoUpdate({ target: textbook.id, set: { title, edition, year, gid, volume, position } });
}

/** Parents first. */
export async function putChapters(db: Db, rows: (typeof chapter.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const { title, parent_id: parentId, position } = newValues('title', 'parent_id', 'position');
  await db.insert(chapter).values(rows).onConflictDoUpdate({ target: chapter.id, set: { title, parentId, position } });
}

/** Parents first. */
export async function putKnowledge(db: Db, rows: (typeof knowledgePoint.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const { title, found_by, parent_id: parentId, position } = newValues('title', 'found_by', 'parent_id', 'position');
  await db
    .insert(knowledgePoint)
    .values(rows.map((row) => ({ ...row, foundBy: foundBy(row.title) })))
    .onConflictDoUpdate({ target: knowledgePoint.id, set: { title, foundBy: found_by, parentId, position } });
}

export async function putPrerequisites(db: Db, rows: (typeof knowledgePrerequisite.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(knowledgePrerequisite).values(rows).onConflictDoNothing();
}

/** The newest version of questions that are there already, and whether it says the same. One query. */
export async function versionsFor(
  db: Db,
  schoolId: string,
  questions: readonly { id: string; body: QuestionBody }[],
): Promise<Map<string, { version: number; same: boolean }>> {
  const given = JSON.stringify(questions.map(({ id, body }) => ({ id, body })));
  const rows = await db.execute<{ id: string; version: number; same: boolean }>(sql`
    select q.id, q.version, v.body = given.body as same
    from jsonb_to_recordset(${given}::jsonb) as given(id uuid, body jsonb)
    join question q on q.school_id = ${schoolId} and q.id = given.id
    join question_version v on v.school_id = q.school_id and v.question_id = q.id and v.version = q.version`);
  return new Map(rows.map(({ id, version, same }) => [id, { version, same }]));
}

export async function putQuestions(db: Db, rows: (typeof question.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const set = newValues(
    'subject_id',
    'stage',
    'type',
    'version',
    'difficulty',
    'year',
    'source',
    'minutes',
    'search_text',
  );
  await db
    .insert(question)
    .values(rows)
    .onConflictDoUpdate({
      target: [question.schoolId, question.id],
      set: {
        subjectId: set.subject_id,
        stage: set.stage,
        type: set.type,
        version: set.version,
        difficulty: set.difficulty,
        year: set.year,
        source: set.source,
        minutes: set.minutes,
        searchText: set.search_text,
      },
    });
}

export async function putVersions(db: Db, rows: (typeof questionVersion.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(questionVersion).values(rows).onConflictDoNothing();
}

/** Hangs the questions on exactly these knowledge points and chapters. */
export async function putPlaces(
  db: Db,
  schoolId: string,
  questions: readonly { id: string; knowledgeIds: string[]; chapterIds: string[] }[],
): Promise<void> {
  const ids = questions.map(({ id }) => id);
  for (const table of [questionKnowledge, questionChapter])
    await db.delete(table).where(and(eq(table.schoolId, schoolId), inArray(table.questionId, ids)));
  const knowledge = questions.flatMap(({ id, knowledgeIds }) =>
    [...new Set(knowledgeIds)].map((knowledgeId) => ({ schoolId, questionId: id, knowledgeId })),
  );
  const chapters = questions.flatMap(({ id, chapterIds }) =>
    [...new Set(chapterIds)].map((chapterId) => ({ schoolId, questionId: id, chapterId })),
  );
  if (knowledge.length > 0) await db.insert(questionKnowledge).values(knowledge);
  if (chapters.length > 0) await db.insert(questionChapter).values(chapters);
}

/** For "on conflict do update": each of these columns becomes what was given. */
function newValues<C extends string>(...columns: C[]) {
  return Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${column}`)])) as Record<
    C,
    ReturnType<typeof sql.raw>
  >; // one entry for each column, just made
}
