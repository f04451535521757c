import { markingApi } from '@zhibi/contract/marking';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { doQueued } from '../../demo/do-queued.js';
import { classWrites } from '../../demo/pens/class-writes.js';
import { publishedHomework, type Scenario } from '../../test/scenario.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { openPool } from '../platform/jobs/pool.js';

const SEED = 11;
const STUDENTS = 3;

let world: TestWorld;
let scenario: Scenario;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  scenario = await publishedHomework(world, STUDENTS);
});
afterAll(() => world?.close());

const write = (offline: number | undefined, startAt: Date) =>
  classWrites(world.services, scenario.gateway, {
    schoolId: scenario.school.schoolId,
    homeworkId: scenario.homeworkId,
    startAt,
    seed: SEED,
    allRight: true,
    ...(offline === undefined ? {} : { offline }),
  });
const strokes = () =>
  world.services.database.asSystem(async (db) => {
    const rows = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ink_stroke where homework_id = ${scenario.homeworkId}`,
    );
    return rows[0]?.n ?? 0;
  });
const items = async () => {
  const { items } = await scenario.teacher.call(markingApi.items, { homeworkId: scenario.homeworkId });
  return items.map(({ scored, waiting }) => scored + waiting);
};
/** As who owns the queue: no role of the server reaches into it. */
const queued = async (): Promise<string[]> => {
  const owner = openPool(world.connection, { max: 1, name: 'specification' });
  try {
    const { rows } = await owner.query<{ kind: string }>(
      'select task_identifier as kind from graphile_worker.jobs where key like $1',
      [`%:${scenario.homeworkId}%`],
    );
    return rows.map(({ kind }) => kind);
  } finally {
    await owner.end();
  }
};

it('a class whose pens were offline leaves the same strokes as one that is watched while it writes', async () => {
  const startAt = world.clock.now();
  await write(2, startAt);
  const kept = await strokes();
  expect(kept).toBeGreaterThan(STUDENTS * 10);
  await write(undefined, startAt);
  expect(await strokes()).toBe(kept);
});

it('its queued work is done without waiting, and what is due on a later day stays for that day', async () => {
  expect(await queued()).toContain('read-answers');
  await doQueued(world.services, world.connection);
  for (const looked of await items()) expect(looked).toBe(STUDENTS);
  expect(await queued()).toEqual(['close-homework']);
});
