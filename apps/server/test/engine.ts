import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS } from '../src/app/open-database.js';
import type { Connection } from '../src/platform/db.js';
import { prepareJobs } from '../src/platform/jobs/index.js';
import { migrate } from '../src/platform/migrate.js';
import { openClient } from '../src/platform/pools.js';
import { type Engine, startEngine } from '../src/platform/postgres/engine.js';
import { testFolder } from './in-memory.js';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Connection;
    template: string;
  }
}

/** Kept between runs: only the first one pays for initdb. */
const FOLDER = process.env.ZHIBI_TEST_PG ?? join(testFolder(), 'zhibi-test-pg');

/** One PostgreSQL for the run, and a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  // What a test writes may be lost with the machine; durability is proved by the chaos command.
  const engine = await startEngine(FOLDER, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_wal_size: '256MB',
  });
  const template = `template_${versionOfMigrations()}`;
  await makeTemplate(engine, template);
  project.provide('engine', engine.connection);
  project.provide('template', template);
  return () => engine.stop();
}

function versionOfMigrations(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 12);
}

async function makeTemplate({ connection, owned }: Engine, template: string): Promise<void> {
  const client = await openClient(connection);
  try {
    const { rows: stale } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'test\\_%' or (datname like 'template\\_%' and datname not in ($1::text, $1::text || '_hosted'))`,
      [template],
    );
    // Where another run has the engine, its databases are in use.
    for (const { datname } of owned ? stale : [])
      await client.query(`drop database if exists "${datname}" with (force)`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 1) return;
    await client.query('drop database if exists template_draft with (force)');
    await client.query('create database template_draft');
    await prepareJobs({ ...connection, database: 'template_draft' });
    await migrate({ ...connection, database: 'template_draft' }, MIGRATIONS);
    await client.query(`alter database template_draft rename to "${template}"`);
  } finally {
    await client.end();
  }
}
