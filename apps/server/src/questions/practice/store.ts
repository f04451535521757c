import type { Difficulty } from '@zhibi/contract/questions';
import { and, asc, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { named } from '../../platform/sql-names.js';
import { difficultyBands } from '../finding/rules.js';
import { type Reader, visibleTo } from '../store-visible.js';
import { chapter, question, questionChapter, textbook } from '../tables.js';
import type { TreeRow } from '../trees/rules.js';
import type { Candidate } from './rules.js';
import { practiceAside } from './tables.js';

/** The textbook that this is, or that this chapter lies in, with its subject. */
export async function findBookOf(
  db: Db,
  nodeId: string,
): Promise<{ textbookId: string; subjectId: number } | undefined> {
  const holding = db.select({ id: chapter.textbookId }).from(chapter).where(eq(chapter.id, nodeId));
  const [row] = await db
    .select({ textbookId: textbook.id, subjectId: textbook.subjectId })
    .from(textbook)
    .where(or(eq(textbook.id, nodeId), inArray(textbook.id, holding)));
  return row;
}

/** The chapters of a textbook, siblings in their order. */
export const chaptersOf = (db: Db, textbookId: string): Promise<TreeRow[]> =>
  db
    .select({ id: chapter.id, parentId: chapter.parentId, title: chapter.title })
    .from(chapter)
    .where(eq(chapter.textbookId, textbookId))
    .orderBy(asc(chapter.position), asc(chapter.id));

/** More than a unit ever shows, with room for swapping: a chapter of a large bank has thousands. */
const OF_EACH_KIND = 60;

const band: SQL<Difficulty> = sql`case when ${question.difficulty} >= ${sql.raw(String(difficultyBands.easy.from))} then 'easy'
  when ${question.difficulty} >= ${sql.raw(String(difficultyBands.medium.from))} then 'medium' else 'hard' end`;

interface Asked {
  subjectId: number;
  chapterIds: readonly string[];
  classId?: string | undefined;
}

/**
 * What the reader sees of these chapters: of each chapter and difficulty the oldest ones, first those that the class has
 * not had. By chapter. One query.
 */
export async function candidatesOf(
  db: Db,
  reader: Reader,
  { subjectId, chapterIds, classId }: Asked,
): Promise<(Candidate & { chapterId: string })[]> {
  if (chapterIds.length === 0) return [];
  const isHad =
    classId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from question_class_use u where u.school_id = ${reader.schoolId}::uuid
          and u.class_id = ${classId}::uuid and u.question_id = ${named(question.id)})`;
  const found = db
    .select({
      chapterId: questionChapter.chapterId,
      questionId: question.id,
      originId: sql<string>`coalesce(${question.originId}, ${question.id})`.as('origin'),
      type: question.type,
      difficulty: question.difficulty,
      minutes: question.minutes,
      isHad: isHad.as('is_had'),
      isAside: sql<boolean>`exists (select 1 from practice_aside a where a.school_id = ${reader.schoolId}::uuid
        and a.account_id = ${reader.accountId}::uuid and a.chapter_id = ${named(questionChapter.chapterId)} and a.question_id = ${named(question.id)})`.as(
        'is_aside',
      ),
      nth: sql<number>`row_number() over (partition by ${questionChapter.chapterId}, ${band} order by ${isHad}, ${question.id})`.as(
        'nth',
      ),
    })
    .from(questionChapter)
    .innerJoin(
      question,
      and(eq(question.schoolId, questionChapter.schoolId), eq(question.id, questionChapter.questionId)),
    )
    .where(
      and(inArray(questionChapter.chapterId, [...chapterIds]), eq(question.subjectId, subjectId), visibleTo(reader)),
    )
    .as('candidate');
  const rows = await db
    .select()
    .from(found)
    .where(lte(found.nth, OF_EACH_KIND))
    .orderBy(found.chapterId, found.questionId);
  return rows.map(({ nth: _, ...row }) => row);
}

const asideOf = ({ schoolId, accountId }: Reader, chapterIds: readonly string[]) =>
  and(
    eq(practiceAside.schoolId, schoolId),
    eq(practiceAside.accountId, accountId),
    inArray(practiceAside.chapterId, [...chapterIds]),
  );

/** What the teacher has put aside in these chapters, the last one last. */
export const asidesOf = (db: Db, reader: Reader, chapterIds: readonly string[]) =>
  db
    .select({ chapterId: practiceAside.chapterId, questionId: practiceAside.questionId })
    .from(practiceAside)
    .where(asideOf(reader, chapterIds))
    .orderBy(asc(practiceAside.putAt), asc(practiceAside.questionId));

export async function putAside(
  db: Db,
  { schoolId, accountId }: Reader,
  of: { chapterId: string; questionId: string },
): Promise<void> {
  await db
    .insert(practiceAside)
    .values({ schoolId, accountId, ...of })
    .onConflictDoNothing();
}

export async function deleteAsides(
  db: Db,
  reader: Reader,
  { chapterId, questionIds }: { chapterId: string; questionIds: readonly string[] },
): Promise<void> {
  await db
    .delete(practiceAside)
    .where(and(asideOf(reader, [chapterId]), inArray(practiceAside.questionId, [...questionIds])));
}
