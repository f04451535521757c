import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { MIGRATIONS } from '../src/app/open-database.js';
import type { Connection } from '../src/platform/db.js';
import { prepareJobs } from '../src/platform/jobs/index.js';
import { migrate } from '../src/platform/migrate.js';
import { openClient } from '../src/platform/pools.js';

const OWNER = 'test_plain_owner';
/** Any number that nothing else locks: several workers must not make the template at once. */
const MAKING = 7_041_776;

/** A hosted database, migrated: its owner may make nothing but what lies in it, and row-level security holds for it too. */
export async function newHostedDatabase(): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const engine = inject('engine');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = await openClient(engine);
  const connection = { ...engine, username: OWNER };
  const template = await templateOf(client, connection);
  await client.query(`create database ${name} template "${template}" owner ${OWNER} strategy file_copy`);
  return {
    connection: { ...connection, database: name },
    drop: async () => {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}

/** Migrated by its owner once for all specifications, as the template of our own databases is. */
async function templateOf(client: pg.ClientBase, owner: Connection): Promise<string> {
  const template = `${inject('template')}_hosted`;
  await client.query('select pg_advisory_lock($1)', [MAKING]);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, owner, template);
    return template;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MAKING]);
  }
}

async function makeTemplate(client: pg.ClientBase, owner: Connection, template: string): Promise<void> {
  const draft = `${template}_draft`;
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [OWNER]);
  if (rowCount === 0) {
    await client.query(`create role ${OWNER} login nosuperuser nobypassrls password '${owner.password}'`);
    await client.query(`grant zhibi_app, zhibi_system to ${OWNER} with admin option`);
  }
  await client.query(`drop database if exists "${draft}" with (force)`);
  await client.query(`create database "${draft}" owner ${OWNER}`);
  await prepareJobs({ ...owner, database: draft });
  await migrate({ ...owner, database: draft }, MIGRATIONS);
  await client.query(`alter database "${draft}" rename to "${template}"`);
}
