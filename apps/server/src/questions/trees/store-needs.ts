import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';

/** Knowledge point → all that it builds on, near and far. One query. */
export async function needsOfKnowledge(db: Db, knowledgeIds: readonly string[]): Promise<Map<string, Set<string>>> {
  if (knowledgeIds.length === 0) return new Map();
  const rows = await db.execute<{ id: string; needs_id: string }>(sql`
    with recursive need as (
      select knowledge_id as id, needs_id from knowledge_prerequisite where knowledge_id = any (${list([...new Set(knowledgeIds)])}::uuid[])
      union
      select need.id, further.needs_id from need join knowledge_prerequisite further on further.knowledge_id = need.needs_id
    ) select id, needs_id from need`);
  const needs = new Map<string, Set<string>>();
  for (const { id, needs_id } of rows) needs.set(id, (needs.get(id) ?? new Set()).add(needs_id));
  return needs;
}

/** Knowledge point → what it weighs in the lessons that teach it; a point that no lesson names is left out. One query. */
export async function weightsOfKnowledge(db: Db, knowledgeIds: readonly string[]): Promise<Map<string, number>> {
  if (knowledgeIds.length === 0) return new Map();
  const rows = await db.execute<{ id: string; weight: number }>(sql`
    select knowledge_id as id, sum(weight)::float8 as weight from chapter_knowledge
    where knowledge_id = any (${list([...knowledgeIds])}::uuid[]) group by knowledge_id`);
  return new Map(rows.map(({ id, weight }) => [id, weight]));
}

/** Knowledge point → its title. One query. */
export async function knowledgeTitles(db: Db, knowledgeIds: readonly string[]): Promise<Map<string, string>> {
  if (knowledgeIds.length === 0) return new Map();
  const rows = await db.execute<{ id: string; title: string }>(
    sql`select id, title from knowledge_point where id = any (${list([...knowledgeIds])}::uuid[])`,
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}
