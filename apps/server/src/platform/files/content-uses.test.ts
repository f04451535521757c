import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../../test/database.js';
import { openTownOn, type Town } from '../../../test/school.js';
import { removeUnused } from './content-uses.js';

let town: Town;
let owner: postgres.Sql;
beforeAll(async () => {
  const database = await newDatabase();
  owner = postgres({ ...database.connection, max: 1, onnotice: () => undefined });
  town = await openTownOn(database);
});
afterAll(async () => {
  await owner.end();
  await town.close();
});

it('a content goes when no table refers to it: whichever, also one that was made later', async () => {
  const bytes = Buffer.from(`content ${Date.now()}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await town.house.files.put(Readable.from([bytes]), bytes.length);
  await owner.unsafe(`create table made_later (cover_sha256 text); grant select on made_later to zhibi_system;
    insert into made_later values ('${sha256}')`);
  await removeUnused(town.house, sha256);
  expect(await town.house.files.sizeOf(sha256)).toBe(bytes.length);
  await owner.unsafe('drop table made_later');
  await removeUnused(town.house, sha256);
  expect(await town.house.files.sizeOf(sha256)).toBeUndefined();
});

it('every column that names a content ends in sha256', async () => {
  const rows = await town.house.database.asSystem((db) =>
    db.execute<{ place: string }>(sql`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = current_schema() and column_name ~ '(content|file|pdf|hash)' and column_name ~ 'sha' and column_name !~ 'sha256$'`),
  );
  expect(rows.map(({ place }) => place)).toEqual([]);
});
