import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { mayBePinyin } from './rules.js';

/** A word, and the knowledge points that it names, with all below them. */
export interface NamedWord {
  text: string;
  topics: string[];
}

/** The knowledge points that each word names by their title, their pinyin or its initials. One query; shorter words name nothing. */
export async function topicsNamed(db: Db, subjectId: number, words: readonly string[]): Promise<NamedWord[]> {
  const naming = words.filter((word) => [...word].length > 1);
  if (naming.length === 0) return words.map((text) => ({ text, topics: [] }));
  const patterns = naming.map((word) => `%${mayBePinyin(word) ? ' ' : ''}${word.replace(/[\\%_]/g, '\\$&')}%`);
  const rows = await db.execute<{ word: string; topics: string[] }>(sql`
    with recursive named as (
      select given.word, point.id from unnest(${list(naming)}::text[], ${list(patterns)}::text[]) as given(word, pattern)
      join knowledge_point point on point.subject_id = ${subjectId} and point.found_by like given.pattern
    ), below as (
      select word, id from named
      union select below.word, child.id from knowledge_point child join below on child.parent_id = below.id
    ) select word, array_agg(id) as topics from below group by word`);
  const topicsByWord = new Map(rows.map(({ word, topics }) => [word, topics]));
  return words.map((text) => ({ text, topics: topicsByWord.get(text) ?? [] }));
}

/** A chapter (or a whole textbook by its id) with all below it. */
export const chaptersBelow = (db: Db, chapterId: string): Promise<string[]> =>
  idsOf(
    db,
    sql`with recursive below as (
      select id from chapter where id = ${chapterId}::uuid or textbook_id = ${chapterId}::uuid
      union select child.id from chapter child join below on child.parent_id = below.id)
    select id from below`,
  );

/** A knowledge point with all below it. */
export const knowledgeBelow = (db: Db, knowledgeId: string): Promise<string[]> =>
  idsOf(
    db,
    sql`with recursive below as (
      select id from knowledge_point where id = ${knowledgeId}::uuid
      union select child.id from knowledge_point child join below on child.parent_id = below.id)
    select id from below`,
  );

const idsOf = async (db: Db, query: Parameters<Db['execute']>[0]): Promise<string[]> =>
  (await db.execute<{ id: string }>(query)).map(({ id }) => id);
