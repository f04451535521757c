import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { questionsById, type VersionedQuestion } from '../questions/index.js';
import { paperItem, paperSection } from './tables.js';

/** What an item asks, whatever paper it stands in. */
export interface AskedItem {
  itemId: string;
  score: number;
  question: VersionedQuestion;
}

/** Items by id, with the question in the version that was asked. Three queries for many. */
export async function askedItems(
  db: Db,
  schoolId: string,
  itemIds: readonly string[],
): Promise<Map<string, AskedItem>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({
      itemId: paperItem.id,
      questionId: paperItem.questionId,
      version: paperItem.questionVersion,
      score: paperItem.score,
    })
    .from(paperItem)
    .where(and(eq(paperItem.schoolId, schoolId), inArray(paperItem.id, [...new Set(itemIds)])));
  const refs = new Map(rows.map((row) => [keyOf(row), { questionId: row.questionId, version: row.version }]));
  const questions = new Map((await questionsById(db, schoolId, [...refs.values()])).map((one) => [keyOf(one), one]));
  return new Map(
    rows.flatMap(({ itemId, score, ...ref }) => {
      const question = questions.get(keyOf(ref));
      return question === undefined ? [] : [[itemId, { itemId, score, question }] as const];
    }),
  );
}

const keyOf = ({ questionId, version }: { questionId: string; version: number }) => `${questionId} ${version}`;

/** The printed number of each item of papers. One query. */
export async function itemNumbers(db: Db, schoolId: string, paperIds: readonly string[]): Promise<Map<string, number>> {
  if (paperIds.length === 0) return new Map();
  const rows = await db
    .select({
      itemId: paperItem.id,
      no: sql<number>`(row_number() over (partition by ${paperItem.paperId} order by ${paperSection.position}, ${paperItem.position}))::int`,
    })
    .from(paperItem)
    .innerJoin(
      paperSection,
      and(eq(paperSection.schoolId, paperItem.schoolId), eq(paperSection.id, paperItem.sectionId)),
    )
    .where(and(eq(paperItem.schoolId, schoolId), inArray(paperItem.paperId, [...paperIds])));
  return new Map(rows.map(({ itemId, no }) => [itemId, no]));
}
