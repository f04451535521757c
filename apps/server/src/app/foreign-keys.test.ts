import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/school.js';

/** What nobody ever takes away: no row that points there is sought because of it. */
const neverRemoved: Readonly<Record<string, string>> = {
  organisation: 'an organisation is made with the installation and stays',
  school: 'a school is hidden, never removed; its rows begin with its id or name it in a small table',
  subject: 'the subjects are those of the curriculum; rows of one are sought within a school or a bank',
  paper_layout: 'layouts of older revisions stay, and a paper has few print runs, found by its id',
  group_set: 'a set of groups is marked as removed; a class has one seating',
};
/** References whose rows another index narrows down to a handful. */
const narrowEnough: Readonly<Record<string, string>> = {
  'group_member → class_group': 'the key leads to the members of one set, of one class',
};

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** References that no index leads to. A part of an index serves where all it leaves out are rows that refer to nothing. */
const withoutIndex = () =>
  world.services.database.asSystem((db) =>
    db.execute<{ reference: string; target: string; columns: string }>(`
      select c.conrelid::regclass || ' → ' || c.confrelid::regclass as reference, c.confrelid::regclass::text as target,
        (select string_agg(a.attname, ', ' order by a.attname) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)) as columns
      from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
            select '(' || a.attname || ' IS NOT NULL)' from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey))))
      order by 1, 3`),
  );

it('every reference has an index by which its rows are found, or the reason why it needs none', async () => {
  const bare = (await withoutIndex()).filter(
    ({ reference, target }) => neverRemoved[target] === undefined && narrowEnough[reference] === undefined,
  );
  expect(bare).toEqual([]);
});

it('each reason is still needed', async () => {
  const bare = await withoutIndex();
  expect(Object.keys(neverRemoved).filter((name) => !bare.some(({ target }) => target === name))).toEqual([]);
  expect(Object.keys(narrowEnough).filter((name) => !bare.some(({ reference }) => reference === name))).toEqual([]);
});

it('what is said to be never removed cannot be removed by anything that serves', async () => {
  const removers = await world.services.database.asSystem((db) =>
    db.execute<{ name: string }>(
      `select name from unnest(array['organisation', 'school', 'subject']) as name where has_table_privilege('zhibi_app', name, 'delete')`,
    ),
  );
  expect(removers).toEqual([]);
});
