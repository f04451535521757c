import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Connection } from '../src/platform/db.js';
import { openClient } from '../src/platform/pools.js';

/** A database of this test file's own, copied from the migrated template. */
export async function newDatabase(): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const engine = inject('engine');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = await openClient(engine);
  await client.query(`create database "${name}" template "${inject('template')}" strategy file_copy`);
  return {
    connection: { ...engine, database: name },
    drop: async () => {
      await client.query(`drop database if exists "${name}" with (force)`);
      await client.end();
    },
  };
}
