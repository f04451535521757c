import type { Touched, TreeOf } from '@zhibi/contract/questions/trees';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { tablesOf } from './store-kept.js';

/** What the removal of these nodes takes along. One query. */
export async function touchedBy(db: Db, of: TreeOf, ids: readonly string[]): Promise<Touched> {
  const { links, node } = tablesOf(of);
  const these = sql`${list(ids)}::uuid[]`;
  const [row] = await db.execute<{ questions: number; needs: number; taught: number }>(sql`
    select (select count(distinct (school_id, question_id)) from ${links} where ${node} = any (${these}))::int as questions,
      (select count(*) from knowledge_prerequisite where (knowledge_id = any (${these})) <> (needs_id = any (${these})))::int as needs,
      (select count(*) from chapter_knowledge where ${of.kind === 'chapter' ? sql`chapter_id` : sql`knowledge_id`} = any (${these}))::int as taught`);
  return { nodes: ids.length, questions: row?.questions ?? 0, needs: row?.needs ?? 0, taught: row?.taught ?? 0 };
}

export interface Removal {
  id: string;
  tree: string;
  by: string;
}

const rowsWhere = (from: SQL, where: SQL): SQL =>
  sql`(select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (select * from ${from} where ${where}) t)`;

/** Takes nodes out of a tree, with the textbook where one is named, and keeps all that it took. */
export async function takeOut(
  db: Db,
  of: TreeOf,
  { ids, textbookId, removal }: { ids: readonly string[]; textbookId?: string; removal: Removal },
): Promise<void> {
  const { table, links, node } = tablesOf(of);
  const these = sql`${list(ids)}::uuid[]`;
  const taught = of.kind === 'chapter' ? sql`chapter_id = any (${these})` : sql`knowledge_id = any (${these})`;
  const said = sql`${of.kind === 'chapter'} and chapter_id = any (${these})`;
  const isPoint = sql`${of.kind === 'knowledge'} and (knowledge_id = any (${these}) or needs_id = any (${these}))`;
  await db.execute(sql`
    insert into tree_removal (id, tree, removed_by, taken) values (${removal.id}::uuid, ${removal.tree}, ${removal.by}::uuid, jsonb_build_object(
      'kind', ${of.kind}::text,
      'books', ${rowsWhere(sql`textbook`, sql`id = ${textbookId ?? null}::uuid`)},
      'nodes', ${rowsWhere(table, sql`id = any (${these})`)},
      'links', ${rowsWhere(links, sql`${node} = any (${these})`)},
      'needs', ${rowsWhere(sql`knowledge_prerequisite`, isPoint)},
      'taught', ${rowsWhere(sql`chapter_knowledge`, taught)},
      'words', ${rowsWhere(sql`chapter_word`, said)}))`);
  await db.execute(sql`delete from chapter_knowledge where ${taught}`);
  await db.execute(sql`delete from chapter_word where ${said}`);
  await db.execute(sql`delete from ${links} where ${node} = any (${these})`);
  await db.execute(sql`delete from knowledge_prerequisite where ${isPoint}`);
  await db.execute(sql`delete from ${table} where id = any (${these})`);
  if (textbookId !== undefined) await db.execute(sql`delete from textbook where id = ${textbookId}::uuid`);
}

export interface Taken extends Record<string, unknown> {
  tree: string;
  kind: 'chapter' | 'knowledge';
  textbookId: string | null;
  hasBook: boolean;
}

/** A removal that can still be undone; taken by one of two who undo it at once. */
export async function findTaken(db: Db, id: string): Promise<Taken | undefined> {
  const [row] = await db.execute<Taken>(sql`
    select tree, taken->>'kind' as kind, taken->'nodes'->0->>'textbook_id' as "textbookId", jsonb_array_length(taken->'books') > 0 as "hasBook"
    from tree_removal where id = ${id}::uuid for update`);
  return row;
}

/** Brings back what a removal took; what has lost its parent meanwhile stands at the root, links to what is gone stay away. */
export async function bringBack(db: Db, id: string, kind: 'chapter' | 'knowledge'): Promise<number> {
  const { table, links, node } = tablesOf({ kind, textbookId: '', subjectId: 0 });
  const taken = (part: string, row: SQL) =>
    sql`jsonb_populate_recordset(null::${row}, (select taken->${part}::text from tree_removal where id = ${id}::uuid))`;
  await db.execute(sql`insert into textbook select * from ${taken('books', sql`textbook`)} on conflict do nothing`);
  const brought = await db.execute(sql`
    insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(n) ||
      case when n.parent_id is null or exists (select 1 from ${table} p where p.id = n.parent_id) or exists (select 1 from ${taken('nodes', table)} p where p.id = n.parent_id)
      then '{}'::jsonb else '{"parent_id": null}'::jsonb end)).* from ${taken('nodes', table)} n on conflict do nothing returning id`);
  await db.execute(sql`
    insert into ${links} select l.* from ${taken('links', links)} l
    where exists (select 1 from question q where q.school_id = l.school_id and q.id = l.question_id) and exists (select 1 from ${table} n where n.id = l.${node}) on conflict do nothing`);
  await db.execute(sql`
    insert into knowledge_prerequisite select p.* from ${taken('needs', sql`knowledge_prerequisite`)} p
    where exists (select 1 from knowledge_point n where n.id = p.knowledge_id) and exists (select 1 from knowledge_point n where n.id = p.needs_id) on conflict do nothing`);
  await db.execute(sql`
    insert into chapter_knowledge select k.* from ${taken('taught', sql`chapter_knowledge`)} k
    where exists (select 1 from chapter c where c.id = k.chapter_id) and exists (select 1 from knowledge_point n where n.id = k.knowledge_id) on conflict do nothing`);
  await db.execute(sql`
    insert into chapter_word select w.* from ${taken('words', sql`chapter_word`)} w
    where exists (select 1 from chapter c where c.id = w.chapter_id) on conflict do nothing`);
  await db.execute(sql`delete from tree_removal where id = ${id}::uuid`);
  return brought.length;
}
