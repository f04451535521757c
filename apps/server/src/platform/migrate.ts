import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { APP_ROLE, type Connection, SYSTEM_ROLE } from './db.js';
import { openClient } from './pools.js';

const MIGRATION_LOCK = 7_266_301;

/** The database cannot be used; its text is one clear sentence for the person who started the server. */
export class DatabaseError extends Error {}

/** Brings the database to the newest schema: roles, then each SQL file of the folder once, in order. Several processes may call it at once. */
export async function migrate(connection: Connection, folder: string): Promise<{ applied: string[] }> {
  const client = await openClient(connection).catch((error: Error) => {
    throw new DatabaseError(`The database cannot be reached: ${error.message}.`);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]); // let go with the connection
    await makeRoles(client);
    return { applied: await applyFiles(client, folder) };
  } finally {
    await client.end();
  }
}

/** The roles of a server process own nothing; the login that migrates may become each of them. */
async function makeRoles(client: pg.Client): Promise<void> {
  for (const role of [APP_ROLE, SYSTEM_ROLE]) {
    const { rows } = await client.query<{ unsafe: boolean }>(
      'select rolsuper or rolbypassrls as unsafe from pg_roles where rolname = $1',
      [role],
    );
    if (rows[0]?.unsafe)
      throw new DatabaseError(`The database role ${role} must not be a superuser nor bypass row-level security.`);
    if (rows.length === 0) {
      // Another database of the same server may make it at this moment: roles belong to the whole server.
      await client.query(
        `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
      );
    }
    await client.query(`do $$ begin grant ${role} to current_user; exception when unique_violation then null; end $$`);
  }
}

async function applyFiles(client: pg.Client, folder: string): Promise<string[]> {
  await client.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const done = new Set(rows.map((row) => row.name));
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort();
  const applied: string[] = [];
  for (const name of files) {
    if (done.has(name)) continue;
    await client.query('begin');
    try {
      await client.query(readFileSync(join(folder, name), 'utf8'));
      await client.query('insert into migration (name) values ($1)', [name]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined); // the first error is the one to tell
      throw error;
    }
    applied.push(name);
  }
  return applied;
}
