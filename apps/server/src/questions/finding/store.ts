import { COUNTED_UP_TO } from '@zhibi/contract/questions';
import { and, count, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { type Reader, visibleTo } from '../store-visible.js';
import { question } from '../tables.js';
import type { NamedWord } from './store-topics.js';

/** What a question must meet; what is absent asks nothing. The words of `finding_condition` in the database. */
export interface FindingWish {
  subjectId: number;
  bank?: 'platform' | 'school' | 'mine';
  types?: number[];
  /** Score rates from here … */
  from?: number;
  /** … and below here. */
  below?: number;
  years?: number[];
  source?: string;
  chapterIds?: string[];
  knowledgeIds?: string[];
  /** Each must be found, in the text or as a knowledge point. */
  words?: NamedWord[];
  /** Given to one of these classes … */
  usedBy?: string[];
  /** … or to none of these. */
  unusedBy?: string[];
}

/**
 * The ids of what meets the wish and the reader may see, newest first, and how many there are: up to `COUNTED_UP_TO`, one more where there are
 * more. Runs as the owner of the
 * tables, because row-level security keeps indexes of words from being used; the schools are those of the transaction.
 */
export async function findQuestions(
  db: Db,
  reader: Pick<Reader, 'accountId'>,
  { wish, before, limit }: { wish: FindingWish; before: string | undefined; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const [row] = await db.execute<{ question_ids: string[]; total: number }>(
    sql`select * from find_questions(${reader.accountId}::uuid, ${JSON.stringify(wish)}::jsonb, ${before ?? null}::uuid, ${limit}, ${COUNTED_UP_TO})`,
  );
  return { ids: row?.question_ids ?? [], total: row?.total ?? 0 };
}

/** That a question's text, answer or source says this word, in the index of words that the search reads too. */
export const readsAs = (word: string): SQL => sql`${sql.raw('question.words')} @@ coalesce(search_query(${word}), '')`;

const SOURCES = 200;

/** The years and the most frequent sources of what the reader may see of a subject. Two queries. */
export async function facetsOf(
  db: Db,
  reader: Reader,
  subjectId: number,
): Promise<{ years: number[]; sources: string[] }> {
  const these = and(visibleTo(reader), eq(question.subjectId, subjectId));
  const [years, sources] = await Promise.all([
    db
      .selectDistinct({ year: question.year })
      .from(question)
      .where(and(these, isNotNull(question.year)))
      .orderBy(desc(question.year)),
    db
      .select({ source: question.source })
      .from(question)
      .where(and(these, ne(question.source, '')))
      .groupBy(question.source)
      .orderBy(desc(count()), question.source)
      .limit(SOURCES),
  ]);
  return { years: years.flatMap(({ year }) => year ?? []), sources: sources.map(({ source }) => source) };
}
