import { type SQL, sql } from 'drizzle-orm';
import { integer, PgDialect, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { newId } from './ids.js';
import { inArray, notInArray } from './sql-lists.js';

const kept = pgTable('kept_list', {
  id: uuid('id').notNull(),
  n: integer('n').notNull(),
  words: text('words').notNull(),
});
const dialect = new PgDialect();
const textOf = (condition: SQL) => dialect.sqlToQuery(condition).sql;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

it('a list has one statement for any length', () => {
  const texts = [0, 1, 2, 500].map((length) =>
    textOf(
      inArray(
        kept.n,
        Array.from({ length }, (_, n) => n),
      ),
    ),
  );
  expect(new Set(texts).size).toBe(1);
  expect(new Set([[], ['a'], ['a', 'b']].map((words) => textOf(notInArray(kept.words, words)))).size).toBe(1);
});

it('what is among a list is found whatever its words hold, and nothing is among an empty one', async () => {
  const written = fc.string({ unit: 'binary' }).filter((words) => !words.includes('\0')); // no text of PostgreSQL
  await world.services.database.asSystem(async (db) => {
    await db.execute(sql`create temp table kept_list (id uuid, n int, words text) on commit drop`);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(written, { maxLength: 8 }), fc.nat(8), async (words, some) => {
        const rows = words.map((word, n) => ({ id: newId(), n, words: word }));
        await db.delete(kept);
        for (const row of rows) await db.insert(kept).values(row);
        const [among, others] = [rows.slice(0, some), rows.slice(some)];
        const numbers = async (where: SQL) =>
          (await db.select().from(kept).where(where).orderBy(kept.n)).map(({ n }) => n);
        const of = (list: typeof rows) => list.map(({ n }) => n);
        const wanted = among.map((row) => row.words);
        expect(await numbers(inArray(kept.words, wanted))).toEqual(of(among));
        expect(await numbers(notInArray(kept.words, wanted))).toEqual(of(others));
        expect(
          await numbers(
            inArray(
              kept.id,
              among.map(({ id }) => id),
            ),
          ),
        ).toEqual(of(among));
        const query = db
          .select({ n: kept.n })
          .from(kept)
          .where(inArray(kept.n, of(among)));
        expect(await numbers(inArray(kept.n, query))).toEqual(of(among));
      }),
      { numRuns: 60 },
    );
  });
});
