import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { APP_ROLE, type Connection, SYSTEM_ROLE } from './db.js';

const MIGRATION_LOCK = 7_266_301;

/** The database cannot be used; its text is one clear sentence for the person who started the server. */
export class DatabaseError extends Error {}

/** Brings the database to the newest schema: roles, then each SQL file of the folder once, in order. Several processes may call it at once. */
export async function migrate(connection: Connection, folder: string): Promise<{ applied: string[] }> {
  const { url, ...rest } = connection;
  const options = { max: 1, onnotice: () => undefined, connect_timeout: 10, ...rest };
  const sql = url === undefined ? postgres(options) : postgres(url, options);
  try {
    await sql`select 1`.catch((error: Error) => {
      throw new DatabaseError(`The database cannot be reached: ${error.message}.`);
    });
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    try {
      await makeRoles(sql);
      return { applied: await applyFiles(sql, folder) };
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`;
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The roles of a server process own nothing; the login that migrates may become each of them. */
async function makeRoles(sql: postgres.Sql): Promise<void> {
  for (const role of [APP_ROLE, SYSTEM_ROLE]) {
    const [present] = await sql`select rolsuper or rolbypassrls as unsafe from pg_roles where rolname = ${role}`;
    if (present?.unsafe)
      throw new DatabaseError(`The database role ${role} must not be a superuser nor bypass row-level security.`);
    if (!present) {
      // Another database of the same server may make it at this moment: roles belong to the whole server.
      await sql.unsafe(
        `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
      );
    }
    await sql.unsafe(`do $$ begin grant ${role} to current_user; exception when unique_violation then null; end $$`);
  }
}

async function applyFiles(sql: postgres.Sql, folder: string): Promise<string[]> {
  await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`;
  const done = new Set((await sql<{ name: string }[]>`select name from migration`).map((row) => row.name));
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort();
  const applied: string[] = [];
  for (const name of files) {
    if (done.has(name)) continue;
    await sql.begin(async (tx) => {
      await tx.unsafe(readFileSync(join(folder, name), 'utf8'));
      await tx`insert into migration (name) values (${name})`;
    });
    applied.push(name);
  }
  return applied;
}
