import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/db.js';

interface Part extends Record<string, unknown> {
  of: string;
  text: string;
}

const tables = sql`n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'migration'`;
const relation = sql`pg_class c join pg_namespace n on n.oid = c.relnamespace`;
/** What our migrations make: extensions bring functions of their own. */
const ourFunctions = sql`p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
/** Rights of our two roles; whoever migrates owns the rest. */
const ours = sql`g.grantee::regrole::text in ('zhibi_app', 'zhibi_system')`;

const columns = sql`
  select c.relname as of, a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || coalesce((select ' collate "' || l.collname || '"' from pg_collation l where l.oid = a.attcollation and l.collname <> 'default'), '')
    || case when a.attnotnull then ' not null' else '' end
    || case when a.attidentity <> '' then ' generated always as identity' when a.attgenerated <> '' then ' generated always as ' || pg_get_expr(d.adbin, d.adrelid) || ' stored'
      else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end
    || coalesce(' -- ' || col_description(c.oid, a.attnum), '') as text
  from ${relation} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where ${tables} order by c.relname, a.attnum`;
const constraints = sql`
  select c.relname as of, pg_get_constraintdef(k.oid) as text from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${tables} and k.contype <> 'n' order by c.relname, position(k.contype::text in 'pufc'), text, k.conname`;
const indexes = sql`
  select c.relname as of, replace(pg_get_indexdef(i.indexrelid), 'public.', '') || coalesce(' -- ' || obj_description(i.indexrelid), '') as text
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where ${tables} and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by c.relname, text`;
const policies = sql`
  select p.tablename as of, p.policyname || case p.permissive when 'PERMISSIVE' then '' else ' restrictive' end || ' for ' || lower(p.cmd) || ' to ' || array_to_string(p.roles, ', ')
    || coalesce(' using ' || p.qual, '') || coalesce(' with check ' || p.with_check, '') as text
  from pg_policies p where p.schemaname = 'public' order by p.tablename, p.policyname`;
const triggers = sql`
  select c.relname as of, replace(pg_get_triggerdef(t.oid), 'public.', '') as text from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${tables} and not t.tgisinternal order by 1, 2`;
const settings = sql`
  select c.relname as of, 'set (' || array_to_string(c.reloptions, ', ') || ')' as text from ${relation} where ${tables} and c.reloptions is not null`;
const grants = sql`
  select granted.of, 'grant ' || string_agg(lower(granted.privilege) || granted.columns, ', ' order by granted.privilege) || ' to ' || granted.grantee as text
  from (
    select c.relname as of, g.grantee::regrole::text as grantee, g.privilege_type as privilege, '' as columns from ${relation}, lateral aclexplode(c.relacl) g where ${tables} and ${ours}
    union all
    select c.relname, g.grantee::regrole::text, g.privilege_type, ' (' || string_agg(a.attname, ', ' order by a.attnum) || ')'
    from ${relation} join pg_attribute a on a.attrelid = c.oid and not a.attisdropped, lateral aclexplode(a.attacl) g where ${tables} and ${ours} group by 1, 2, 3
  ) granted group by granted.of, granted.grantee order by 1, granted.grantee`;
const functions = sql`
  select p.proname as of, replace(pg_get_functiondef(p.oid), 'public.', '')
    || coalesce((select E'-- owner ' || r.rolname || E'\\n' from pg_roles r where r.oid = p.proowner and r.rolname like 'zhibi\\_%'), '')
    || '-- run by ' || coalesce((select string_agg(case g.grantee when 0 then 'everybody' else g.grantee::regrole::text end, ', ' order by g.grantee = 0 desc, g.grantee::regrole::text)
      from aclexplode(p.proacl) g where g.grantee = 0 or ${ours}), case when p.proacl is null then 'everybody' else 'nobody else' end)
    || coalesce(E'\\n-- ' || obj_description(p.oid), '') as text
  from pg_proc p where ${ourFunctions} order by 1, 2`;
const sequences = sql`
  select c.relname as of, 'create sequence ' || c.relname || coalesce(' -- usage: ' || (select string_agg(g.grantee::regrole::text, ', ' order by 1) from aclexplode(c.relacl) g where ${ours}), '') as text
  from ${relation} where n.nspname = 'public' and c.relkind = 'S' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')) order by 1`;

/** The whole schema as readable text, table by table: what a reviewer reads beside the migrations. Two that read alike are alike. */
export async function describeSchema(db: Db): Promise<string> {
  const known = await db.execute<{ table: string; comment: string | null; guarded: boolean }>(sql`
    select c.relname as table, obj_description(c.oid) as comment, c.relrowsecurity and c.relforcerowsecurity as guarded from ${relation} where ${tables} order by 1`);
  const read = async (query: typeof columns) => {
    const parts = await db.execute<Part>(query);
    return (table: string) => parts.filter((part) => part.of === table).map(({ text }) => text);
  };
  const [columnsOf, constraintsOf, indexesOf] = [await read(columns), await read(constraints), await read(indexes)];
  const [policiesOf, triggersOf] = [await read(policies), await read(triggers)];
  const [settingsOf, grantsOf] = [await read(settings), await read(grants)];
  const blocks = known.map(({ table, comment, guarded }) =>
    [
      ...(comment ? [`-- ${comment}`] : []),
      `create table ${table} (`,
      [...columnsOf(table), ...constraintsOf(table)].map((line) => `  ${line}`).join('\n'),
      `)${guarded ? ' -- row-level security, forced' : ''};`,
      ...settingsOf(table).map((line) => `${line};`),
      ...indexesOf(table).map((line) => `${line};`),
      ...triggersOf(table).map((line) => `${line};`),
      ...policiesOf(table).map((line) => `-- policy ${line}`),
      ...grantsOf(table).map((line) => `-- ${line}`),
    ].join('\n'),
  );
  const rest = [...(await db.execute<Part>(sequences)), ...(await db.execute<Part>(functions))].map(({ text }) => text);
  const head = '-- Made from the migrations by `npm run zhibi -- schema`: read it, do not edit it.';
  return `${[head, ...blocks, ...rest].join('\n\n')}\n`;
}
