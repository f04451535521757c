import { randomUUID } from 'node:crypto';
import type { Stroke } from '@zhibi/ink';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { withPacks } from './pack.js';
import { insertStrokes } from './store-ink.js';
import { queueStrokes } from './store-queue.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const from = { source: 'live', device: 'AA0000000001', receivedAt: new Date() };
const strokes = (count: number): Stroke[] =>
  Array.from({ length: count }, () => ({ id: randomUUID(), t0: Date.now(), tip: 'pen', points: [[1, 1, 0.5, 0]] }));

/** Puts strokes where nobody knows the page, and on a page; answers how many were new. */
const queue = async (db: Db, schoolId: string, given: readonly Stroke[]) => {
  const about = { reason: 'unknown-page', pageCode: 'P', codeRule: 'demo' } as const;
  const whose = { homeworkId: null, studentId: null, page: null };
  const kept = await queueStrokes(
    db,
    schoolId,
    given.map((stroke) => ({ stroke, from, ...about, ...whose })),
  );
  return kept.size;
};
const keep = async (db: Db, schoolId: string, given: readonly Stroke[]) => {
  const ink = given.map((stroke) => ({ stroke, areaId: 'a', itemIds: [], also: [] }));
  return (
    await insertStrokes(db, schoolId, [
      { homeworkId: newId(), studentId: newId(), page: 1, from, strokes: withPacks(ink) },
    ])
  ).size;
};

it('a stroke is kept once, as ink or in the queue, wherever it comes again', async () => {
  const { schoolId } = await world.newSchool();
  const [ink, queued] = [strokes(3), strokes(4)];
  const news = await world.services.database.asActor({ schoolIds: [schoolId] }, async (db) => [
    await keep(db, schoolId, ink),
    await queue(db, schoolId, queued),
    await keep(db, schoolId, [...queued, ...ink]),
    await queue(db, schoolId, [...ink, ...queued]),
  ]);
  expect(news).toEqual([3, 4, 0, 0]);
});

it('strokes are looked for one by one, however much a school has written since their statements were first planned', async () => {
  const { schoolId } = await world.newSchool();
  const inSchool = <T>(work: (db: Db) => Promise<T>) =>
    world.services.database.asActor({ schoolIds: [schoolId] }, work);
  for (let time = 0; time < 8; time++)
    await inSchool(async (db) => {
      await keep(db, schoolId, strokes(100));
      await queue(db, schoolId, strokes(100));
    });
  const again = strokes(10);
  await inSchool((db) => queue(db, schoolId, again));
  const read = await inSchool(async (db) => {
    await queue(db, schoolId, again);
    await keep(db, schoolId, again);
    const [row] = await db.execute<{ rows: number }>(sql`
      select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname in ('ink_stroke', 'ink_queue_stroke')`);
    return row?.rows;
  });
  expect(read).toBeLessThan(100);
});
