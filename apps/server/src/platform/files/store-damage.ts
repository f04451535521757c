import { sql } from 'drizzle-orm';
import type { Db } from '../db.js';

export type DamageKind = 'missing' | 'shortened' | 'changed';

export interface Damage {
  /** The hash by which the content is known. */
  content: string;
  what: DamageKind;
  foundAt: Date;
}

/** Writes down that a content is not what was put; the first time it was found stays. */
export async function recordDamage(db: Db, { content, what, foundAt }: Damage): Promise<void> {
  await db.execute(
    sql`insert into content_damage (content, what, found_at) values (${content}, ${what}, ${foundAt.toISOString()}::timestamptz)
      on conflict (content) do update set what = excluded.what`,
  );
}

/** It is sound again: somebody has put it back. */
export async function forgetDamage(db: Db, content: string): Promise<void> {
  await db.execute(sql`delete from content_damage where content = ${content}`);
}

export interface FoundDamage extends Damage {
  schoolIds: string[];
}

/** What is damaged and still referred to, the newest first. */
export async function damagedContents(db: Db, most: number): Promise<FoundDamage[]> {
  const rows = await db.execute<{ content: string; what: DamageKind; at: number; schools: string[] | null }>(
    sql`select content, what, extract(epoch from found_at)::float8 * 1000 as at,
        array(select distinct s::text from schools_of_content(content) s) as schools
      from content_damage where content_is_used(content) order by found_at desc, content limit ${most}::int`,
  );
  return rows.map(({ content, what, at, schools }) => ({
    content,
    what,
    foundAt: new Date(at),
    schoolIds: schools ?? [],
  }));
}

/** The contents that come after one in the round over all of them. */
export async function contentsAfter(db: Db, content: string, most: number): Promise<string[]> {
  const rows = await db.execute<{ content: string }>(
    sql`select contents_after(${content}::text, ${most}::int) as content`,
  );
  return rows.map((row) => row.content);
}

/** How far the round has come; the empty text before its first content. */
export async function roundSoFar(db: Db): Promise<string> {
  const [row] = await db.execute<{ read_to: string }>(sql`select read_to from content_round`);
  return row?.read_to ?? '';
}

/** @param endedAt set where the round has come to its end and begins anew */
export async function keepRound(db: Db, readTo: string, endedAt: Date | null): Promise<void> {
  await db.execute(
    sql`insert into content_round (read_to, ended_at) values (${readTo}, ${endedAt?.toISOString() ?? null}::timestamptz)
      on conflict (only_one) do update set read_to = excluded.read_to, ended_at = coalesce(excluded.ended_at, content_round.ended_at)`,
  );
}
