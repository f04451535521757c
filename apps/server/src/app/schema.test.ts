import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSchema } from '../../test/schema.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { MIGRATIONS } from './open-database.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('schema.sql is what the migrations make', async () => {
  const now = await world.services.database.asSystem(describeSchema);
  // Mend with: npm run zhibi -- schema
  expect(readFileSync(join(MIGRATIONS, 'schema.sql'), 'utf8')).toBe(now);
});

const SOURCES = join(import.meta.dirname, '..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => basename(file) === 'tables.ts',
);
const modules = await Promise.all(
  files.map(async (file) => [file, Object.values(await import(pathToFileURL(join(SOURCES, file)).href))] as const),
);
const tables = modules.flatMap(([file, exported]) =>
  exported.flatMap((value) =>
    value instanceof PgTable ? [[`${file} ${getTableConfig(value).name}`, getTableConfig(value)] as const] : [],
  ),
);

describe('the tables that the code names', () => {
  it.each(tables)(
    '%s has these columns, and they may be absent just where the code says so',
    async (_, { name, columns }) => {
      const rows = await world.services.database.asSystem((db) =>
        db.execute<{ column: string; nullable: boolean }>(
          `select column_name as column, is_nullable = 'YES' as nullable from information_schema.columns where table_name = '${name}'`,
        ),
      );
      const real = new Map(rows.map(({ column, nullable }) => [column, nullable]));
      expect(columns.map((column) => [column.name, real.get(column.name)])).toEqual(
        columns.map((column) => [column.name, !column.notNull]),
      );
    },
  );

  it('belong to one domain each', () => {
    const names = tables.map(([, { name }]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
