import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '@zhibi/contract/kernel';
import type pg from 'pg';
import { APP_ROLE, type Connection, SYSTEM_ROLE } from './db.js';
import { installationLocks } from './installation-locks.js';
import { openClient } from './pools.js';

/** The database cannot be used: one clear sentence for the person who started the server. */
export class DatabaseError extends Error {
  constructor(readonly reported: Message) {
    super(reported.en);
  }
}

export const cannotBeReached = (why: string): Message => ({
  zh: `数据库无法连接：${why}。`,
  en: `The database cannot be reached: ${why}.`,
});

/**
 * Brings the database to the newest schema: roles, then each SQL file of the folder once, in order. A file that was applied is never changed
 * again: its checksum is kept, and another one stops the start. Several processes may call it at once.
 */
export async function migrate(connection: Connection, folder: string): Promise<{ applied: string[] }> {
  const client = await openClient(connection).catch((error: Error) => {
    throw new DatabaseError(cannotBeReached(error.message));
  });
  try {
    await client.query('select pg_advisory_lock($1)', [installationLocks.migrations]); // let go with the connection
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
      throw new DatabaseError({
        zh: `数据库角色 ${role} 不能是超级用户，也不能绕过行级安全。`,
        en: `The database role ${role} must not be a superuser nor bypass row-level security.`,
      });
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
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'); // as it lies in git, however it was checked out
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
  const done = await appliedFiles(client);
  mustBeOurs(done, new Map(files.map(({ name, checksum }) => [name, checksum])));
  const applied: string[] = [];
  for (const { name, text, checksum } of files) {
    if (done.has(name)) continue;
    await client.query('begin');
    try {
      await client.query(text);
      await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined); // the first error is the one to tell
      throw error;
    }
    applied.push(name);
  }
  return applied;
}

/** The files that this database has seen, each with the checksum that it had then. */
async function appliedFiles(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  await client.query(
    'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    `select name, to_jsonb(migration) ->> 'checksum' as checksum from migration`,
  );
  if (rows.some(({ checksum }) => checksum === null)) throw new DatabaseError(fromBeforeRelease);
  return new Map(rows.map(({ name, checksum }) => [name, checksum ?? '']));
}

function mustBeOurs(done: ReadonlyMap<string, string>, checksumByName: ReadonlyMap<string, string>): void {
  for (const [name, checksum] of done) {
    const ours = checksumByName.get(name);
    if (ours === undefined) throw new DatabaseError(fromNewer(name));
    if (ours !== checksum) throw new DatabaseError(changed(name));
  }
}

/** Until the first release a database did not write down what it had seen: the files of that time are no more. */
const fromBeforeRelease: Message = {
  zh: '这个数据库是第一个正式版本之前的程序建立的，无法升级：请把它另存，用空的 DATA_DIR（或空的数据库）重新开始。',
  en: 'This database was made before the first release and cannot be upgraded: keep it aside, and begin with an empty DATA_DIR (or an empty database).',
};
const fromNewer = (name: string): Message => ({
  zh: `这个数据库已由更新的版本升级过（本程序没有迁移文件 ${name}）：请使用新版本，或恢复升级前的备份。`,
  en: `This database was upgraded by a newer version (this one has no migration ${name}): use that version, or the backup from before.`,
});
const changed = (name: string): Message => ({
  zh: `迁移文件 ${name} 与这个数据库执行过的不同：请还原该文件，把改动写成新的迁移文件；或用空的 DATA_DIR（或空的数据库）重新开始。`,
  en: `The migration ${name} is not the one that this database was made with: put the file back and write the change as a new one, or begin with an empty DATA_DIR (or an empty database).`,
});
