import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../apps/server/src/app/open-database.js';
import type { Connection } from '../apps/server/src/platform/db.js';
import { prepareJobs } from '../apps/server/src/platform/jobs/index.js';
import { migrate } from '../apps/server/src/platform/migrate.js';
import { openClient } from '../apps/server/src/platform/pools.js';
import { startEngine } from '../apps/server/src/platform/postgres/engine.js';
import { openTestWorldOn, type TestWorld } from '../apps/server/test/school.js';

export interface SetUp {
  world: TestWorld;
  connection: Connection;
  close(): Promise<void>;
}

/** A server on a PostgreSQL of its own with full durability: what is measured here is what a school gets. */
export async function openSetUp(env: Record<string, string> = {}): Promise<SetUp> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-bench-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const engine = await startEngine(folder);
  const connection = { ...engine.connection, database: `bench_${randomBytes(4).toString('hex')}` };
  const client = await openClient(engine.connection);
  await client.query(`create database ${connection.database}`);
  await client.end();
  await prepareJobs(connection);
  await migrate(connection, MIGRATIONS);
  const world = await openTestWorldOn({ connection, drop: async () => undefined }, env);
  return {
    world,
    connection,
    close: async () => {
      await world.close();
      await engine.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
