import type { Lesson, LessonPoint } from '@zhibi/contract/questions/trees';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { list, notInArray } from '../../platform/sql-lists.js';
import { chapter, chapterKnowledge, chapterWord, knowledgePoint } from '../tables.js';
import type { LessonSaid } from './rules-lessons.js';

/** What a chapter of this textbook says of itself. Three queries. */
export async function findLesson(
  db: Db,
  { textbookId, nodeId }: { textbookId: string; nodeId: string },
): Promise<Lesson | undefined> {
  const [row] = await db
    .select({ hours: chapter.hours })
    .from(chapter)
    .where(and(eq(chapter.id, nodeId), eq(chapter.textbookId, textbookId)));
  if (row === undefined) return undefined;
  const [words, points] = await Promise.all([
    db
      .select({ wordId: chapterWord.id, word: chapterWord.word })
      .from(chapterWord)
      .where(eq(chapterWord.chapterId, nodeId))
      .orderBy(asc(chapterWord.position)),
    db
      .select({
        knowledgeId: chapterKnowledge.knowledgeId,
        weight: chapterKnowledge.weight,
        title: knowledgePoint.title,
      })
      .from(chapterKnowledge)
      .innerJoin(knowledgePoint, eq(knowledgePoint.id, chapterKnowledge.knowledgeId))
      .where(eq(chapterKnowledge.chapterId, nodeId))
      .orderBy(asc(knowledgePoint.position), asc(knowledgePoint.id)),
  ]);
  return { hours: row.hours, words, points };
}

export async function putHours(db: Db, nodeId: string, hours: number | null): Promise<void> {
  await db.update(chapter).set({ hours }).where(eq(chapter.id, nodeId));
}

/** The words of a lesson are exactly these, in this order; one that stays keeps its id. Two queries. */
export async function putWords(db: Db, nodeId: string, words: readonly string[]): Promise<void> {
  const here = eq(chapterWord.chapterId, nodeId);
  await db.delete(chapterWord).where(words.length === 0 ? here : and(here, notInArray(chapterWord.word, [...words])));
  if (words.length === 0) return;
  await db
    .insert(chapterWord)
    .values(words.map((word, position) => ({ id: newId(), chapterId: nodeId, word, position })))
    .onConflictDoUpdate({
      target: [chapterWord.chapterId, chapterWord.word],
      set: { position: sql`excluded.position` },
    });
}

/** What a lesson teaches is exactly this. Two queries. */
export async function putPoints(db: Db, nodeId: string, points: readonly LessonPoint[]): Promise<void> {
  await db.delete(chapterKnowledge).where(eq(chapterKnowledge.chapterId, nodeId));
  if (points.length > 0) await db.insert(chapterKnowledge).values(points.map((one) => ({ ...one, chapterId: nodeId })));
}

/** What an outline says of lessons: only what it says is changed. Five queries, however many lessons. */
export async function putLessons(db: Db, lessonsById: ReadonlyMap<string, LessonSaid>): Promise<void> {
  const said = [...lessonsById];
  const hours = said.flatMap(([id, lesson]) => (lesson.hours === undefined ? [] : [[id, lesson.hours] as const]));
  const words = said.flatMap(([id, lesson]) => (lesson.words ?? []).map((word, at) => ({ id, word, at })));
  const points = said.flatMap(([id, lesson]) => (lesson.points ?? []).map((point) => ({ id, ...point })));
  await db.execute(sql`
    update chapter c set hours = given.hours from unnest(${list(hours.map(([id]) => id))}::uuid[], ${list(hours.map(([, n]) => n))}::numeric[])
      as given(id, hours) where c.id = given.id`);
  const worded = said.flatMap(([id, lesson]) => (lesson.words === undefined ? [] : [id]));
  await db.execute(sql`
    delete from chapter_word w where w.chapter_id = any (${list(worded)}::uuid[]) and not exists (
      select 1 from unnest(${list(words.map(({ id }) => id))}::uuid[], ${list(words.map(({ word }) => word))}::text[]) as given(id, word)
      where given.id = w.chapter_id and given.word = w.word)`);
  await db.execute(sql`
    insert into chapter_word (id, chapter_id, word, position) select * from unnest(
      ${list(words.map(() => newId()))}::uuid[], ${list(words.map(({ id }) => id))}::uuid[],
      ${list(words.map(({ word }) => word))}::text[], ${list(words.map(({ at }) => at))}::int[])
    on conflict (chapter_id, word) do update set position = excluded.position`);
  const pointed = said.flatMap(([id, lesson]) => (lesson.points === undefined ? [] : [id]));
  await db.execute(sql`delete from chapter_knowledge where chapter_id = any (${list(pointed)}::uuid[])`);
  await db.execute(sql`
    insert into chapter_knowledge (chapter_id, knowledge_id, weight) select * from unnest(
      ${list(points.map(({ id }) => id))}::uuid[], ${list(points.map(({ knowledgeId }) => knowledgeId))}::uuid[],
      ${list(points.map(({ weight }) => weight))}::int[])`);
}

/** The words and points of all lessons of a textbook that have any. One query. */
export async function lessonsOf(
  db: Db,
  textbookId: string,
): Promise<Map<string, { words: string[]; points: LessonPoint[] }>> {
  const rows = await db.execute<{ id: string; words: string[]; points: LessonPoint[] }>(sql`
    select c.id,
      coalesce((select jsonb_agg(w.word order by w.position) from chapter_word w where w.chapter_id = c.id), '[]') as words,
      coalesce((select jsonb_agg(jsonb_build_object('knowledgeId', k.knowledge_id, 'weight', k.weight) order by p.position, p.id)
        from chapter_knowledge k join knowledge_point p on p.id = k.knowledge_id where k.chapter_id = c.id), '[]') as points
    from chapter c where c.textbook_id = ${textbookId}::uuid`);
  return new Map(rows.map(({ id, words, points }) => [id, { words, points }]));
}

/** Whether all of these are knowledge points of the subject. */
export async function arePointsOf(db: Db, subjectId: number, ids: readonly string[]): Promise<boolean> {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from knowledge_point where subject_id = ${subjectId}::int and id = any (${list(ids)}::uuid[])`,
  );
  return row?.n === new Set(ids).size;
}

/** The knowledge points of a subject that a lesson of a textbook on offer teaches. */
export async function taughtPoints(db: Db, subjectId: number): Promise<Set<string>> {
  const rows = await db.execute<{ id: string }>(sql`
    select distinct k.knowledge_id as id from chapter_knowledge k join chapter c on c.id = k.chapter_id
    join textbook b on b.id = c.textbook_id where b.subject_id = ${subjectId}::int and b.retired_at is null`);
  return new Set(rows.map(({ id }) => id));
}
