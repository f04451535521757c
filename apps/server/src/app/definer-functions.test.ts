import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/school.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** PostgreSQL's manual, "Writing SECURITY DEFINER Functions Safely": a table of the caller's own must never stand before the true one. */
it('functions that run with the rights of their owner look at no table of their caller', async () => {
  const found = await world.services.database.asSystem((db) =>
    db.execute<{ name: string; path: string | null }>(`
      select p.oid::regprocedure::text as name, (select substring(one from '^search_path=(.*)$') from unnest(p.proconfig) as one where one like 'search_path=%') as path
      from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ path }) => path !== 'public, pg_temp')).toEqual([]);
});
