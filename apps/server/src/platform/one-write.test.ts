import type { Writable } from 'node:stream';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../test/database.js';
import { inOneWrite } from './one-write.js';
import { openRolePool } from './pools.js';

let database: Awaited<ReturnType<typeof newDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await newDatabase();
  pool = openRolePool(database.connection, [], { max: 1, patience: { statementMs: 10_000, lockMs: 10_000 } });
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** How often a socket calls the system while something is done with it. */
async function writesDuring(stream: Writable, work: () => Promise<unknown>): Promise<number> {
  let writes = 0;
  for (const how of ['_write', '_writev'] as const) {
    const write = Reflect.get(stream, how) as (...given: unknown[]) => void; // as: every stream that is written to has it
    Reflect.set(stream, how, (...given: unknown[]) => {
      writes++;
      return Reflect.apply(write, stream, given);
    });
  }
  await work();
  return writes;
}

it('what is asked in one turn goes to the database in one write, and is answered in its order', async () => {
  const client = await pool.connect();
  const asked = inOneWrite(client);
  const ask = (nth: number) => asked.query({ text: 'select $1::int as nth' }, [nth]);
  let answers: { rows: unknown[] }[] = [];
  const writes = await writesDuring(client.connection.stream, async () => {
    answers = await Promise.all([ask(1), ask(2), ask(3)]);
    answers.push(await ask(4));
  });
  client.release();
  expect(answers.map(({ rows }) => rows)).toEqual([1, 2, 3, 4].map((nth) => [{ nth }]));
  expect(writes).toBe(2);
});
