import type { PageOptions, PaperStatus, PaperSummary, PaperType } from '@zhibi/contract/papers';
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { questionsById, type VersionedQuestion } from '../questions/index.js';
import { countedOf } from './store-counted.js';
import { isNoBooklet, isNoCard } from './store-practice.js';
import { paper, paperItem, paperSection } from './tables.js';

export type PaperRow = typeof paper.$inferSelect;

/** An item as it stands in the paper, with the question it shows. */
export interface StoredItem {
  itemId: string;
  sectionId: string;
  questionId: string;
  version: number;
  score: number;
  answerSpaceMm: number | null;
  question: VersionedQuestion;
}

export interface StoredSection {
  sectionId: string;
  title: string;
  /** How many of its questions a student answers; null: all. */
  choose: number | null;
  items: StoredItem[];
}

const only = (schoolId: string, paperId: string) =>
  and(eq(paper.schoolId, schoolId), eq(paper.id, paperId), isNull(paper.removedAt));

export async function findPaper(db: Db, schoolId: string, paperId: string): Promise<PaperRow | undefined> {
  const [row] = await db.select().from(paper).where(only(schoolId, paperId));
  return row;
}

export async function papersByIds(db: Db, schoolId: string, ids: readonly string[]): Promise<PaperRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(paper)
    .where(and(eq(paper.schoolId, schoolId), inArray(paper.id, [...ids]), isNull(paper.removedAt)));
}

/** The paper, held until the transaction ends: who saves it meanwhile waits. */
export async function lockPaper(db: Db, schoolId: string, paperId: string): Promise<PaperRow | undefined> {
  const [row] = await db.select().from(paper).where(only(schoolId, paperId)).for('update');
  return row;
}

/** The sections and items of a paper in order. Four queries however long it is. */
export async function sectionsOf(db: Db, schoolId: string, paperId: string): Promise<StoredSection[]> {
  const [sections, items] = await Promise.all([
    db
      .select({ sectionId: paperSection.id, title: paperSection.title, choose: paperSection.choose })
      .from(paperSection)
      .where(and(eq(paperSection.schoolId, schoolId), eq(paperSection.paperId, paperId)))
      .orderBy(asc(paperSection.position)),
    db
      .select({
        itemId: paperItem.id,
        sectionId: paperItem.sectionId,
        questionId: paperItem.questionId,
        version: paperItem.questionVersion,
        score: paperItem.score,
        answerSpaceMm: paperItem.answerSpaceMm,
      })
      .from(paperItem)
      .where(and(eq(paperItem.schoolId, schoolId), eq(paperItem.paperId, paperId)))
      .orderBy(asc(paperItem.position)),
  ]);
  const questions = new Map((await questionsById(db, schoolId, items)).map((one) => [one.questionId, one]));
  return sections.map((section) => ({
    ...section,
    items: items.flatMap((item) => {
      const question = questions.get(item.questionId);
      if (item.sectionId !== section.sectionId) return [];
      if (question === undefined) throw new Error(`question ${item.questionId} of item ${item.itemId} is gone`);
      return [{ ...item, question }];
    }),
  }));
}

export async function questionIdsOf(db: Db, schoolId: string, paperId: string): Promise<string[]> {
  const rows = await db
    .select({ questionId: paperItem.questionId })
    .from(paperItem)
    .where(and(eq(paperItem.schoolId, schoolId), eq(paperItem.paperId, paperId)));
  return rows.map((row) => row.questionId);
}

/** A teacher's papers of a subject, newest first, one more than `limit` where others follow. One query. */
export async function papersOf(
  db: Db,
  owner: { schoolId: string; accountId: string; subjectId: number; withoutCards: boolean },
  { before, limit }: { before: string | undefined; limit: number },
): Promise<(Omit<PaperSummary, 'updatedAt'> & { updatedAt: Date })[]> {
  const counted = countedOf(db);
  return db
    .select({
      paperId: paper.id,
      title: paper.title,
      status: paper.status,
      paperType: paper.paperType,
      questionCount: counted.questionCount,
      totalScore: counted.totalScore,
      updatedAt: paper.updatedAt,
    })
    .from(paper)
    .crossJoinLateral(counted)
    .where(
      and(
        isNoBooklet,
        owner.withoutCards ? isNoCard : undefined,
        eq(paper.schoolId, owner.schoolId),
        eq(paper.ownerAccountId, owner.accountId),
        eq(paper.subjectId, owner.subjectId),
        isNull(paper.removedAt),
        isNull(paper.archivedAt),
        before === undefined ? undefined : lt(paper.id, before),
      ),
    )
    .orderBy(desc(paper.id))
    .limit(limit + 1);
}

export async function insertPaper(
  db: Db,
  row: {
    schoolId: string;
    id: string;
    ownerAccountId: string;
    subjectId: number;
    paperType: PaperType;
    title: string;
    options: PageOptions;
    updatedAt: Date;
    sharedAt?: Date;
  },
): Promise<void> {
  await db.insert(paper).values({ ...row, status: 'draft' });
}

/** Any change of what is printed makes a draft of a new revision. */
export async function touchPaper(
  db: Db,
  schoolId: string,
  paperId: string,
  change: { title?: string; options?: PageOptions; updatedAt: Date },
): Promise<void> {
  await db
    .update(paper)
    .set({ ...change, status: 'draft', revision: sql`${paper.revision} + 1` })
    .where(only(schoolId, paperId));
}

export async function setStatus(
  db: Db,
  schoolId: string,
  paperId: string,
  status: PaperStatus,
  when: { status?: PaperStatus; revision?: number } = {},
): Promise<void> {
  await db
    .update(paper)
    .set({ status })
    .where(
      and(
        only(schoolId, paperId),
        when.status && eq(paper.status, when.status),
        when.revision === undefined ? undefined : eq(paper.revision, when.revision),
      ),
    );
}

export async function hidePaper(db: Db, schoolId: string, paperId: string, at: Date): Promise<void> {
  await db.update(paper).set({ removedAt: at }).where(only(schoolId, paperId));
}
