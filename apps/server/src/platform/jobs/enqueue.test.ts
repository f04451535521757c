import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { newId } from '../ids.js';
import { openClient } from '../pools.js';
import { queueLater, queueTask } from './index.js';

const KIND = 'rest';
let world: TestWorld;
let owner: Awaited<ReturnType<typeof openClient>>;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  owner = await openClient(world.connection);
});
afterAll(async () => {
  await owner?.end();
  await world?.close();
});

const later = (...tasks: { key: string; nth: number; delayMs: number }[]) =>
  world.services.database.asSystem(async (db) =>
    queueLater(
      db,
      KIND,
      tasks.map(({ key, nth, delayMs }) => ({ key, payload: { nth }, delayMs })),
    ),
  );

interface Queued {
  nth: number;
  seconds: number;
  locked: boolean;
}

/** What is queued under a key, and in how many seconds it is due. */
async function queued(key: string): Promise<Queued[]> {
  const { rows } = await owner.query<Queued>(
    `select (payload ->> 'nth')::int as nth, round(extract(epoch from run_at - created_at))::int as seconds, locked_at is not null as locked
     from graphile_worker._private_jobs where key = $1`,
    [key],
  );
  return rows;
}

describe('tasks that are due later', () => {
  it('are queued each under its key, replaced by the next of it, whose time counts', async () => {
    const [one, other] = [newId(), newId()];
    await later({ key: one, nth: 1, delayMs: 10_000 }, { key: other, nth: 2, delayMs: 20_000 });
    await later({ key: one, nth: 3, delayMs: 40_000 });
    expect([await queued(one), await queued(other)]).toEqual([
      [{ nth: 3, seconds: 40, locked: false }],
      [{ nth: 2, seconds: 20, locked: false }],
    ]);
  });

  it('replace tasks that were queued one by one, and are replaced by them', async () => {
    const key = newId();
    const single = (nth: number) =>
      world.services.database.asSystem((db) => queueTask(db, KIND, { nth }, { key, delayMs: 5_000 }));
    await single(1);
    await later({ key, nth: 2, delayMs: 9_000 });
    expect(await queued(key)).toMatchObject([{ nth: 2 }]);
    await single(3);
    expect(await queued(key)).toMatchObject([{ nth: 3 }]);
  });

  it.each([
    ['has begun', 'locked_at = now(), locked_by = $2'],
    ['was tried too often', 'attempts = max_attempts, last_error = $2'],
  ])('come beside one of their key that %s: it knows nothing of what is new', async (_, state) => {
    const key = newId();
    await later({ key, nth: 1, delayMs: 1_000 });
    await owner.query(`update graphile_worker._private_jobs set ${state} where key = $1`, [key, 'worker']);
    await later({ key, nth: 2, delayMs: 1_000 });
    expect(await queued(key)).toEqual([{ nth: 2, seconds: 1, locked: false }]);
  });

  it('wake nobody: their transactions need not be committed one after the other', async () => {
    const listener = await openClient(world.connection);
    const heard: string[] = [];
    listener.on('notification', ({ channel }) => heard.push(channel));
    await listener.query('listen "jobs:insert"');
    await later({ key: newId(), nth: 1, delayMs: 1_000 });
    await listener.query('select');
    expect(heard).toEqual([]);
    await world.services.database.asSystem((db) => queueTask(db, KIND, {}));
    await listener.query('select');
    expect(heard).toEqual(['jobs:insert']);
    await listener.end();
  });
});
