import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { MIGRATIONS } from '../src/app/open-services.js';
import type { Connection } from '../src/platform/db.js';
import { prepareJobs } from '../src/platform/jobs/index.js';
import { migrate } from '../src/platform/migrate.js';
import { openClient } from '../src/platform/pools.js';

/** A hosted database, migrated: its owner may make nothing but what lies in it, and row-level security holds for it too. */
export async function newHostedDatabase(): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const engine = inject('engine');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const client = await openClient(engine);
  await client.query(`create role ${name} login nosuperuser nobypassrls password '${password}'`);
  await client.query(`grant zhibi_app, zhibi_system to ${name} with admin option`);
  await client.query(`create database ${name} owner ${name}`);
  const connection = { ...engine, database: name, username: name, password };
  await prepareJobs(connection);
  await migrate(connection, MIGRATIONS);
  return {
    connection,
    drop: async () => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role ${name}`);
      await client.end();
    },
  };
}
