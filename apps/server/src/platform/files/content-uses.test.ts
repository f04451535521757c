import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../../test/database.js';
import { openTestWorldOn, type TestWorld } from '../../../test/school.js';
import { openClient } from '../pools.js';
import { removeUnused } from './content-uses.js';
import { sweepLeases } from './leases.js';

let world: TestWorld;
let owner: pg.Client;
beforeAll(async () => {
  const database = await newDatabase();
  owner = await openClient(database.connection);
  world = await openTestWorldOn(database);
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

const HOUR_MS = 3_600_000;
const contentOf = (words: string) => {
  const bytes = Buffer.from(`${words} ${Date.now()}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { sha256, size: bytes.length, put: () => world.services.files.put(Readable.from([bytes]), bytes.length) };
};
const later = (ms: number) => sweepLeases(world.services, new Date(world.services.clock.now().getTime() + ms));

it('a content goes when no table refers to it: whichever, also one that was made later', async () => {
  const { sha256, size, put } = contentOf('content');
  await put();
  await owner.query(`create table made_later (cover_sha256 text); grant select on made_later to zhibi_system;
    insert into made_later values ('${sha256}')`);
  await later(2 * HOUR_MS);
  expect(await world.services.files.sizeOf(sha256)).toBe(size);
  await owner.query('drop table made_later');
  await removeUnused(world.services, sha256);
  expect(await world.services.files.sizeOf(sha256)).toBeUndefined();
});

it('the logo of an organisation stays as long as it hangs, and goes with its lease when another takes its place', async () => {
  const [first, second] = [contentOf('logo'), contentOf('another logo')];
  const hang = (sha256: string) =>
    owner.query(`update organisation set logo = '/api/logo/${sha256}' where id = '${world.organisationId}'`);
  const isKept = async ({ sha256 }: typeof first) => (await world.services.files.sizeOf(sha256)) !== undefined;
  await first.put();
  await second.put();
  await hang(first.sha256);
  await later(2 * HOUR_MS);
  expect([await isKept(first), await isKept(second)]).toEqual([true, false]);
  await second.put();
  await hang(second.sha256);
  await removeUnused(world.services, first.sha256);
  await later(2 * HOUR_MS);
  expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
});

it('a content that was just put stays until its putter has had time to refer to it', async () => {
  const { sha256, size, put } = contentOf('put');
  await put();
  await removeUnused(world.services, sha256);
  await later(HOUR_MS / 2);
  expect(await world.services.files.sizeOf(sha256)).toBe(size);
  // Put again meanwhile: the first lease ends, the second does not.
  await owner.query(`update content_lease set put_at = put_at - interval '45 minutes' where sha256 = '${sha256}'`);
  await put();
  await later(HOUR_MS / 2);
  expect(await world.services.files.sizeOf(sha256)).toBe(size);
  await later(2 * HOUR_MS);
  expect(await world.services.files.sizeOf(sha256)).toBeUndefined();
});

it('a content that is put while it is removed is there afterwards', async () => {
  const { sha256, size, put } = contentOf('again');
  await put();
  let putting: Promise<unknown> = Promise.resolve();
  await owner.query(`delete from content_lease where sha256 = '${sha256}'`);
  await removeUnused(world.services, sha256, {
    // It was found to be unused, and is still there: whoever puts it now waits until it is gone.
    alsoForget: async () => {
      putting = put();
      await untilSomebodyWaits();
    },
  });
  await putting;
  expect(await world.services.files.sizeOf(sha256)).toBe(size);
});

/** Until a connection waits for the lock of a content. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await owner.query(`select from pg_locks
      where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`);
    if (rowCount !== 0) return;
  }
}

it('every column that names a content ends in sha256', async () => {
  const rows = await world.services.database.asSystem((db) =>
    db.execute<{ place: string }>(sql`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = current_schema() and column_name ~ '(content|file|pdf|hash)' and column_name ~ 'sha' and column_name !~ 'sha256$'`),
  );
  expect(rows.map(({ place }) => place)).toEqual([]);
});
