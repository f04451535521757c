import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type CopyStreamQuery, type CopyToStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { SYSTEM_ROLE } from '../../platform/db.js';
import { installationLocks } from '../../platform/installation-locks.js';

/** A table whose rows belong to the world of a school. */
export interface Table {
  /** With its schema, quoted. */
  name: string;
  columns: string;
  order: string;
  /** The rows are seen by roles alone, the owner's not among them. */
  isGuarded: boolean;
}

/** Not of the world: the processes that ran, the backups that they were to make, and changes that they had not heard of, told by transaction numbers of that PostgreSQL. */
const OF_THE_PLACE = `('worker', 'access_change', 'backup_run')`;
/** The product's tables are those that it may read as the system; others (of an administrator, of the demo world) are not its to keep. */
const OURS = `c.relkind = 'r' and (n.nspname = 'graphile_worker' and c.relname <> 'migrations'
  or n.nspname = 'public' and has_table_privilege('${SYSTEM_ROLE}', c.oid, 'select') and c.relname not in ${OF_THE_PLACE})`;

/** Rows are written and compared in one way wherever they are. */
export const beginAlike = async (client: pg.Client, mode: string): Promise<void> => {
  await client.query(`begin isolation level ${mode}`);
  await client.query(
    `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1;
     set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0`,
  );
};

/** While this session lives, no content is removed from the file store: what is to go waits for a later round. */
export const keepContents = async (client: pg.Client): Promise<void> =>
  void (await client.query('select pg_advisory_lock($1)', [installationLocks.backup]));

/** No server begins on the database while it is filled. */
export const keepAlone = async (client: pg.Client): Promise<void> =>
  void (await client.query('select pg_advisory_xact_lock($1)', [installationLocks.migrations]));

export async function schemaOf(client: pg.Client): Promise<{ schema: string; newest: string } | undefined> {
  const { rows: made } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migration') is not null and to_regclass('graphile_worker.migrations') is not null as there`,
  );
  if (!made[0]?.there) return undefined;
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from (select name, checksum from migration union all select 'queue ' || id, '' from graphile_worker.migrations) both_of
     order by name collate "C"`,
  );
  const newest = rows.findLast(({ checksum }) => checksum !== '')?.name ?? '';
  const text = rows.map(({ name, checksum }) => `${name} ${checksum}\n`).join('');
  return { schema: createHash('sha256').update(text).digest('hex'), newest };
}

export const moment = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ at: Date }>('select now() as at');
  return (rows[0]?.at ?? new Date()).toISOString();
};

/** The platform's bank belongs to it, and no school does. */
const NO_SCHOOL = '00000000-0000-0000-0000-000000000000';
/** Beside the tables of schools: what somebody has set up, also before anybody can log in. */
const SET_UP = ['public.organisation', 'public.region', 'public.signing_key', 'public.audit', 'public.textbook'];

/** Whether anything of anybody's is here: a person, a school, an organisation, a question of the bank, a line of the audit. */
export async function isInhabited(client: pg.Client): Promise<boolean> {
  const theirs = (await tablesOf(client)).filter(({ name, isGuarded }) => isGuarded || SET_UP.includes(name));
  const some = [
    `exists (select from public.school where id <> '${NO_SCHOOL}')`,
    ...theirs.map(({ name }) => `exists (select from ${name})`),
  ];
  const { rows } = await asSystem(client, () => client.query<{ some: boolean }>(`select ${some.join(' or ')} as some`));
  return rows[0]?.some ?? false;
}

/** Ordered by key, and by all columns where there is none: equal rows read alike. What PostgreSQL computes itself is not kept. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity as "isGuarded",
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select string_agg(quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end, ', ' order by k.place)
        from pg_index i, unnest(i.indkey) with ordinality k (number, place) join pg_attribute a on a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid), 't::text collate "C"') as "order"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} order by n.nspname, c.relname`);
  return rows;
}

/** @param asOwner where the owner sees the rows of guarded tables too */
export async function rowsOut(client: pg.Client, table: Table, asOwner: boolean): Promise<CopyToStreamQuery> {
  await client.query(table.isGuarded && !asOwner ? `set local role ${SYSTEM_ROLE}` : 'reset role');
  const { name, columns, order } = table;
  return client.query(copyTo(`copy (select ${columns} from ${name} t order by ${order}) to stdout`));
}

export const rowsIn = (client: pg.Client, { name, columns }: Table): CopyStreamQuery =>
  client.query(copyFrom(`copy ${name} (${columns}) from stdin`));

/** How many rows each table has now, by its name. */
export async function countsOf(client: pg.Client): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, isGuarded } of await tablesOf(client)) {
    const count = () => client.query<{ rows: string }>(`select count(*) as rows from ${name}`);
    const { rows } = await (isGuarded ? asSystem(client, count) : count());
    counts.set(name, Number(rows[0]?.rows));
  }
  return counts;
}

/** Contents that rows refer to, in order, after one of them. */
export async function contentsOf(client: pg.Client, after: string, most: number): Promise<string[]> {
  const { rows } = await asSystem(client, () =>
    client.query<{ content: string }>('select contents_after($1, $2) as content', [after, most]),
  );
  return rows.map(({ content }) => content);
}

async function asSystem<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query(`set role ${SYSTEM_ROLE}`);
  const result = await work();
  await client.query('reset role');
  return result;
}

/** Sequences do not belong to a snapshot: read after the rows they are never behind them. */
export async function sequencesOf(client: pg.Client): Promise<[name: string, value: string, isCalled: boolean][]> {
  await client.query('reset role');
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'graphile_worker') and c.relkind = 'S' order by 1`,
  );
  const values: [string, string, boolean][] = [];
  for (const { name } of rows) {
    const { rows: read } = await client.query<{ value: string; called: boolean }>(
      `select last_value as value, is_called as called from ${name}`,
    );
    for (const { value, called } of read) values.push([name, value, called]);
  }
  return values;
}

export async function setSequences(client: pg.Client, values: readonly (readonly [string, string, boolean])[]) {
  for (const value of values) await client.query('select setval($1::regclass, $2::bigint, $3)', [...value]);
}

/** More copies than a district of 200,000 prints between two backups. */
export const CODES_LEFT_OUT = 10_000_000;

/** Page codes go on far behind those of the backup: sheets that were printed since lie on desks, and no pen may write from one onto another child's. */
export const leaveCodesOut = (client: pg.Client) =>
  client.query(`select setval('public.page_code_number', (select last_value from public.page_code_number) + $1)`, [
    CODES_LEFT_OUT,
  ]);

/**
 * Opens the tables to whole copies, within the transaction: no trigger computes anew what the rows bring with them, references are let go
 * until all rows are there, and the owner writes past the policies. Answers what closes them: references are judged then, for all rows.
 */
export async function openTables(client: pg.Client, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; text: string }>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname in ('public', 'graphile_worker')`);
  const forEach = (text: (table: Table) => string) => tables.map(text).join(';');
  const guarded = tables.filter(({ isGuarded }) => isGuarded);
  await client.query(references.map(({ table, name }) => `alter table ${table} drop constraint ${name}`).join(';'));
  await client.query(forEach(({ name }) => `alter table ${name} disable trigger user`));
  await client.query(guarded.map(({ name }) => `alter table ${name} no force row level security`).join(';'));
  await client.query(forEach(({ name }) => `delete from ${name}`)); // what the migrations brought comes back with the rest
  return async () => {
    await client.query(guarded.map(({ name }) => `alter table ${name} force row level security`).join(';'));
    await client.query(forEach(({ name }) => `alter table ${name} enable trigger user`));
    for (const { table, name, text } of references)
      await client.query(`alter table ${table} add constraint ${name} ${text}`);
  };
}
