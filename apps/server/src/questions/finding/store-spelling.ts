import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { foundBy } from './spell.js';

const AT_ONCE = 2000;

/** Spells knowledge points that came without their pinyin: those from before this search, and those written past the rules. */
export async function spellTopics(db: Db): Promise<number> {
  const rows = await db.execute<{ id: string; title: string }>(
    sql`select id, title from knowledge_point where found_by is null limit ${AT_ONCE} for update skip locked`,
  );
  if (rows.length > 0)
    await db.execute(sql`
      update knowledge_point set found_by = given.found_by
      from unnest(${list(rows.map(({ id }) => id))}::uuid[], ${list(rows.map(({ title }) => foundBy(title)))}::text[]) as given(id, found_by)
      where knowledge_point.id = given.id`);
  return rows.length;
}
