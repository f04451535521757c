import type { KeptNode, TreeOf } from '@zhibi/contract/questions/trees';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { list } from '../../platform/sql-lists.js';
import { foundBy } from '../finding/spell.js';

/** The tables of a kind of tree; the words are ours, never a caller's. */
const kinds = {
  chapter: {
    table: sql.raw('chapter'),
    scope: sql.raw('textbook_id'),
    links: sql.raw('question_chapter'),
    node: sql.raw('chapter_id'),
    hours: sql.raw('n.hours::float8'),
    words: sql.raw('(select count(*) from chapter_word w where w.chapter_id = n.id)::int'),
  },
  knowledge: {
    table: sql.raw('knowledge_point'),
    scope: sql.raw('subject_id'),
    links: sql.raw('question_knowledge'),
    node: sql.raw('knowledge_id'),
    hours: sql.raw('null::float8'),
    words: sql.raw('0'),
  },
} as const;
export const tablesOf = (of: TreeOf) => kinds[of.kind];
export const scopeOf = (of: TreeOf): SQL =>
  of.kind === 'chapter' ? sql`${of.textbookId}::uuid` : sql`${of.subjectId}::int`;
export const treeKey = (of: TreeOf): string =>
  of.kind === 'chapter' ? `chapter:${of.textbookId}` : `knowledge:${of.subjectId}`;
export const bookKey = (textbookId: string): string => `book:${textbookId}`;

/**
 * One change of a tree after the other: takes the tree until the transaction ends and counts the change. Who looked at
 * another state than the one that is there is told so, and nothing is overwritten.
 */
export async function takeTree(db: Db, key: string, seen: number): Promise<number> {
  const [row] = await db.execute<{ revision: number }>(sql`
    insert into tree_revision as known (tree, revision) values (${key}, ${seen + 1})
    on conflict (tree) do update set revision = known.revision + 1 where known.revision = ${seen} returning revision`);
  ensure(row !== undefined, 'conflict', 'changed');
  return row.revision;
}

export async function revisionOf(db: Db, key: string): Promise<number> {
  const [row] = await db.execute<{ revision: number }>(sql`select revision from tree_revision where tree = ${key}`);
  return row?.revision ?? 0;
}

/** Whether there is such a textbook or subject to have a tree. */
export async function hasTree(db: Db, of: TreeOf): Promise<boolean> {
  const rows = await db.execute(
    of.kind === 'chapter'
      ? sql`select 1 from textbook where id = ${of.textbookId}::uuid`
      : sql`select 1 from subject where subject_id = ${of.subjectId}`,
  );
  return rows.length > 0;
}

/** The nodes of a tree in the order of siblings, with what hangs on them. Two queries. */
export async function nodesOf(db: Db, of: TreeOf): Promise<KeptNode[]> {
  const { table, scope, links, node, hours, words } = tablesOf(of);
  const foundBy = of.kind === 'knowledge' ? sql`coalesce(n.found_by, lower(n.title))` : sql`lower(n.title)`;
  const [rows, needs] = await Promise.all([
    db.execute<Omit<KeptNode, 'needs'>>(sql`
      with these as materialized (select * from ${table} where ${scope} = ${scopeOf(of)}),
        hung as (select l.${node} as id, count(*)::int as questions from ${links} l join these t on t.id = l.${node} group by 1),
        linked as (select l.${node} as id, count(*)::int as links from chapter_knowledge l join these t on t.id = l.${node} group by 1)
      select n.id, n.parent_id as "parentId", n.title, ${foundBy} as "foundBy", ${hours} as hours, ${words} as words,
        coalesce(hung.questions, 0) as questions, coalesce(linked.links, 0) as links
      from these n left join hung on hung.id = n.id left join linked on linked.id = n.id order by n.position, n.id`),
    of.kind === 'knowledge'
      ? db.execute<{ id: string; needs: string[] }>(sql`
          select p.knowledge_id as id, array_agg(p.needs_id order by p.needs_id) as needs
          from knowledge_prerequisite p join knowledge_point n on n.id = p.knowledge_id where n.subject_id = ${of.subjectId} group by 1`)
      : [],
  ]);
  const needsById = new Map(needs.map((row) => [row.id, row.needs]));
  return rows.map((row) => ({ ...row, needs: needsById.get(row.id) ?? [] }));
}

export interface NodeRow {
  id: string;
  parentId: string | null;
  title: string;
}

/** Puts nodes at their places of the tree: new ones are made, others moved or renamed. Parents first. */
export async function putNodes(db: Db, of: TreeOf, rows: readonly (NodeRow & { position: number })[]): Promise<void> {
  if (rows.length === 0) return;
  const { table, scope } = tablesOf(of);
  const [found, spelled] = of.kind === 'knowledge' ? [sql`, found_by`, sql`, found_by`] : [sql``, sql``];
  const kept = of.kind === 'knowledge' ? sql`, found_by = excluded.found_by` : sql``;
  await db.execute(sql`
    insert into ${table} as known (id, ${scope}, parent_id, title, position${found})
    select id, ${scopeOf(of)}, parent_id, title, position${spelled} from unnest(
      ${list(rows.map((row) => row.id))}::uuid[], ${list(rows.map((row) => row.parentId))}::uuid[], ${list(rows.map((row) => row.title))}::text[],
      ${list(rows.map((row) => row.position))}::int[], ${list(rows.map((row) => (of.kind === 'knowledge' ? foundBy(row.title) : '')))}::text[]
    ) as given(id, parent_id, title, position, found_by)
    on conflict (id) do update set parent_id = excluded.parent_id, title = excluded.title, position = excluded.position${kept}`);
}

/** What should be mastered before each of these knowledge points is exactly this. Two queries, however many. */
export async function putAllNeeds(db: Db, needsById: ReadonlyMap<string, readonly string[]>): Promise<void> {
  if (needsById.size === 0) return;
  const pairs = [...needsById].flatMap(([id, needs]) => needs.map((needed) => [id, needed] as const));
  await db.execute(
    sql`delete from knowledge_prerequisite where knowledge_id = any (${list([...needsById.keys()])}::uuid[])`,
  );
  await db.execute(sql`
    insert into knowledge_prerequisite select * from unnest(
      ${list(pairs.map(([id]) => id))}::uuid[], ${list(pairs.map(([, needed]) => needed))}::uuid[]) on conflict do nothing`);
}

/** What should be mastered before a knowledge point is exactly this. */
export async function putNeeds(db: Db, nodeId: string, needs: readonly string[]): Promise<void> {
  await db.execute(sql`delete from knowledge_prerequisite where knowledge_id = ${nodeId}::uuid`);
  await db.execute(
    sql`insert into knowledge_prerequisite select ${nodeId}::uuid, needed from unnest(${list(needs)}::uuid[]) as needed`,
  );
}
