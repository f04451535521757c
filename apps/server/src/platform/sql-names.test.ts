import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { PgDialect, pgTable, QueryBuilder, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { named } from './sql-names.js';

const region = pgTable('region', { id: uuid() });
const textOf = (count: ReturnType<typeof sql<number>>) =>
  new QueryBuilder(new PgDialect()).select({ count }).from(region).toSQL().sql;

describe('a column of the table that is read, in a subquery', () => {
  it('keeps the name of its table', () => {
    expect(textOf(sql<number>`(select count(*) from school s where s.region_id = ${named(region.id)})`)).toContain(
      's.region_id = "region"."id"',
    );
  });

  it('would lose it otherwise, which is why there is a word for it', () => {
    expect(textOf(sql<number>`(select count(*) from school s where s.region_id = ${region.id})`)).toContain(
      's.region_id = "id"',
    );
  });
});

/** `sql<…>` with a subquery of its own that compares with a column of the tables which the file reads, without `named`. */
const server = join(import.meta.dirname, '..');
const template = /sql<[^`]*>`((?:[^`\\]|\\.)*)`/g;
const fromTables = /import (?:type )?\{([^}]*)\} from '[^']*tables[.]js'/g;

function bareColumns(text: string): string[] {
  const tables = [...text.matchAll(fromTables)].flatMap(([, names = '']) => names.split(',').map((one) => one.trim()));
  const bare = new RegExp(`\\b[a-z_]+[.][a-z_]+ = \\$\\{(${tables.filter(Boolean).join('|') || '(?!)'})[.]`);
  return [...text.matchAll(template)].flatMap(([, sent = '']) =>
    /\(\s*select/.test(sent) && bare.test(sent) ? [sent] : [],
  );
}

it('no selected subquery of this server compares with a column that has lost its table', () => {
  const found = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => /store[^/\\]*[.]ts$/.test(path) && !path.endsWith('.test.ts'))
    .flatMap((path) => bareColumns(readFileSync(join(server, path), 'utf8')).map((sent) => `${path}: ${sent}`));
  expect(found).toEqual([]);
});
