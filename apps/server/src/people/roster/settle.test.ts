import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RosterClient } from '../../../test/roster.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '1' });
});
afterAll(() => world.close());

/** How many rows the database expects of a table when it plans a list; -1 where it was never told. */
async function expectedRows(table: string): Promise<number> {
  const rows = await world.services.database.asSystem((db) =>
    db.execute<{ rows: number }>(sql`select reltuples::int as rows from pg_class where oid = ${table}::regclass`),
  );
  return rows[0]?.rows ?? 0;
}

const surname = (nth: number) => String.fromCodePoint(0x4e00 + nth);

it('a long list is applied when the database knows how many people there are: the next list is planned for them', async () => {
  const client = new RosterClient(await (await world.newSchool()).newLeader('SCHOOLADMIN'));
  const lines = Array.from(
    { length: 600 },
    (_, nth) => `${20260000 + nth},${surname(nth)}小明,八年级(${(nth % 10) + 1})班`,
  );
  await client.brought(`学号,姓名,班级\n${lines.join('\n')}\n`);
  for (const table of ['student', 'class_student', 'account', 'role_grant'])
    expect([table, (await expectedRows(table)) >= 600]).toEqual([table, true]);
});
