import type pg from 'pg';
import { installationLocks } from '../src/platform/installation-locks.js';

/** `begun` and not `made`: whoever made it was killed half-way. */
export type WorldState = 'none' | 'begun' | 'made';

const OURS = ['public', 'graphile_worker'];

/** One process at a time makes a demo world; who waits finds it made. Let go with the connection. */
export const lockWorld = (owner: pg.Client) =>
  owner.query('select pg_advisory_lock($1)', [installationLocks.demoWorld]);

/** What a database says of its demo world. A table of its own: no other database needs to know the word. */
export async function stateOfWorld(owner: pg.Client): Promise<WorldState> {
  const { rows: known } = await owner.query<{ exists: boolean }>(
    `select to_regclass('demo_world') is not null as exists`,
  );
  if (!known[0]?.exists) return 'none';
  const { rows } = await owner.query<{ made: boolean }>('select made_at is not null as made from demo_world');
  if (rows[0] === undefined) return 'none';
  return rows[0].made ? 'made' : 'begun';
}

/** Notes that the making begins, and which tables hold rows already: of an empty database those that its migrations filled. */
export async function beginWorld(owner: pg.Client): Promise<void> {
  const tables = await tablesOf(owner);
  const looks = tables.map((name) => `select '${name}' as name where exists (select from ${name})`);
  const { rows } = await owner.query<{ name: string }>(looks.join(' union all '));
  await owner.query(
    'create table if not exists demo_world (begun_at timestamptz not null default now(), filled text[] not null, made_at timestamptz)',
  );
  await owner.query('insert into demo_world (filled) values ($1)', [rows.map(({ name }) => name)]);
}

/** Takes away what was made half-way: every table that was empty when it was begun is empty again. */
export async function emptyWorld(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ filled: string[] }>('select filled from demo_world');
  const filled = new Set(rows.flatMap((row) => row.filled));
  const emptied = (await tablesOf(owner)).filter((name) => !filled.has(name));
  await owner.query(`truncate ${emptied.join(', ')}`); // the mark among them: all of it or nothing
}

/** Durable when it answers, and with it all that was committed before. */
export const finishWorld = (owner: pg.Client) => owner.query('update demo_world set made_at = now()');

/** The tables of the product and of its queue, quoted. */
async function tablesOf(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where relkind in ('r', 'p') and not relispartition and nspname = any ($1) order by 1`,
    [OURS],
  );
  return rows.map(({ name }) => name);
}
