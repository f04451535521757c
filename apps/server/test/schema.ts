import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/db.js';

interface Part extends Record<string, unknown> {
  table: string;
  text: string;
}

/** The whole schema as readable SQL, table by table: what a reviewer reads instead of the migrations. */
export async function describeSchema(db: Db): Promise<string> {
  const ours = sql`n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'migration'`;
  const tables = await db.execute<{ table: string; comment: string | null; guarded: boolean }>(sql`
    select c.relname as table, obj_description(c.oid) as comment, c.relrowsecurity as guarded
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} order by 1`);
  const columns = await db.execute<Part>(sql`
    select c.relname as table, a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
      || case when a.attidentity <> '' then ' generated always as identity' else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end
      || coalesce(' -- ' || col_description(c.oid, a.attnum), '') as text
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where ${ours} order by c.relname, a.attnum`);
  const constraints = await db.execute<Part>(sql`
    select c.relname as table, pg_get_constraintdef(k.oid) as text from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and k.contype <> 'n' order by c.relname, position(k.contype::text in 'pufc'), text`);
  const indexes = await db.execute<Part>(sql`
    select c.relname as table, replace(pg_get_indexdef(i.indexrelid), 'public.', '') as text from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by c.relname, text`);
  const policies = await db.execute<Part>(sql`
    select p.tablename as table, p.policyname || ' for ' || lower(p.cmd) || ' to ' || array_to_string(p.roles, ', ') || coalesce(' using ' || p.qual, '') || coalesce(' with check ' || p.with_check, '') as text
    from pg_policies p where p.schemaname = 'public' order by p.tablename, p.policyname`);

  const of = (parts: readonly Part[], table: string) =>
    parts.filter((part) => part.table === table).map((part) => part.text);
  const blocks = tables.map(({ table, comment, guarded }) =>
    [
      ...(comment ? [`-- ${comment}`] : []),
      `create table ${table} (`,
      [...of(columns, table), ...of(constraints, table)].map((line) => `  ${line}`).join('\n'),
      `)${guarded ? ' -- row-level security, forced' : ''};`,
      ...of(indexes, table).map((line) => `${line};`),
      ...of(policies, table).map((line) => `-- policy ${line}`),
    ].join('\n'),
  );
  return `-- Made from the migrations by \`npm run zhibi -- schema\`: read it, do not edit it.\n\n${blocks.join('\n\n')}\n`;
}
