import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { Connection } from '../src/platform/db.js';

/** A database of this test file's own, copied from the migrated template. */
export async function newDatabase(): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const engine = inject('engine');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const sql = postgres({ ...engine, max: 1, onnotice: () => undefined });
  await sql.unsafe(`create database "${name}" template "${inject('template')}" strategy file_copy`);
  return {
    connection: { ...engine, database: name },
    drop: async () => {
      await sql.unsafe(`drop database if exists "${name}" with (force)`);
      await sql.end();
    },
  };
}
