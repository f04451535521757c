import { MOST_COUNTED, printingApi, printStatuses } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringTo, newOrder, newPrintWorld, type PrintWorld } from '../../test/print-order.js';
import { queriesOf } from '../../test/queries.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import type { Db } from '../platform/db.js';
import { listOrders } from './list-orders.js';
import { showRuns } from './show-runs.js';

const { pendingPush, pendingReview, pendingPrint, completed } = printStatuses;
let world: TestWorld;
let of: PrintWorld;
let [waiting, assigned]: string[] = [];
const asSystem = (statement: ReturnType<typeof sql>) => world.services.database.asSystem((db) => db.execute(statement));
const idsOf = async (wanted: Parameters<typeof printingApi.list.input.parse>[0] & object) =>
  (await of.centre.call(printingApi.list, wanted)).items.map(({ orderId }) => orderId);

beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 1);
  waiting = await newOrder(world, of);
  assigned = await newOrder(world, of);
  await bringTo(of, waiting, 'pushed');
  await bringTo(of, assigned, 'assigned');
  await asSystem(sql`update print_order set title = 'Unit 5 100% 词汇' where id = ${waiting}`);
}, 60_000);
afterAll(() => world.close());

it('whoever looks at one status sees on the others how many stand there', async () => {
  const { counts } = await of.centre.call(printingApi.list, { statuses: [pendingReview] });
  expect(counts).toEqual(
    expect.arrayContaining([
      { messageStatus: pendingReview, count: 1 },
      { messageStatus: pendingPrint, count: 1 },
    ]),
  );
  expect(counts).toHaveLength(2);
});

it('several statuses are one list in one order, page by page', async () => {
  await asSystem(sql`update print_order set wanted_at = wanted_at - interval '1 hour' where id = ${assigned}`);
  const statuses = [pendingReview, pendingPrint];
  expect(await idsOf({ statuses, sort: 'due' })).toEqual([assigned, waiting]);
  expect(await idsOf({ statuses, sort: 'newest' })).toEqual([assigned, waiting].sort().reverse());
});

it('words are a part of the title in any case, or the number as people write it', async () => {
  expect(await idsOf({ words: 'unit 5' })).toEqual([waiting]);
  expect(await idsOf({ words: '0% 词' })).toEqual([waiting]);
  expect(await idsOf({ words: 'Unit_5' })).toEqual([]);
  expect(await idsOf({ words: 'unit 5', statuses: [pendingPrint], sort: 'due' })).toEqual([]);
  expect((await of.centre.call(printingApi.list, { words: 'unit 5' })).counts).toEqual([
    { messageStatus: pendingReview, count: 1 },
  ]);
  const [found] = (await of.centre.call(printingApi.list, { words: 'unit 5' })).items;
  expect(await idsOf({ words: found?.number.toLowerCase(), sort: 'due' })).toEqual([waiting]);
});

it('an order says where its copies come from: a homework, a kind of practice sheet, or a paper alone', async () => {
  const sources = async () => {
    const { items } = await of.centre.call(printingApi.list, {});
    return [waiting, assigned].map((id) => items.find(({ orderId }) => orderId === id)?.source);
  };
  expect(await sources()).toEqual(['paper', 'paper']);
  await asSystem(sql`update print_run set homework_id = gen_random_uuid()
    where id = (select print_run_id from print_order where id = ${assigned})`);
  expect(await sources()).toEqual(['paper', 'homework']);
  await asSystem(sql`insert into paper_practice (school_id, paper_id, kind, settings)
    values (${of.school.schoolId}, ${of.paperId}, 'handbook', '{}')`);
  expect(await sources()).toEqual(['handbook', 'handbook']);
  expect(await of.centre.call(printingApi.detail, { orderId: waiting ?? '' })).toMatchObject({ source: 'handbook' });
});

it('only what is under way is late, whatever status is asked for', async () => {
  await asSystem(sql`update print_order set wanted_at = now() - interval '9000 days' where id = ${assigned}`);
  expect(await idsOf({ only: 'late', sort: 'due' })).toEqual([assigned]);
  expect(await idsOf({ only: 'late', statuses: [pendingPush, pendingReview] })).toEqual([]);
  expect((await of.centre.call(printingApi.list, { only: 'late' })).counts).toEqual([
    { messageStatus: pendingPrint, count: 1 },
  ]);
});

it('of a status so many are counted, of more one more', async () => {
  const columns = sql.raw(
    'school_id, print_run_id, paper_id, class_names, created_by, created_by_name, created_at, options, page_size, dots, pages, student_ids, wanted_at',
  );
  await asSystem(sql`insert into print_order (id, title, status, parent_id, ${columns})
    select gen_random_uuid(), '补印', ${completed}, id, ${columns} from print_order, generate_series(1, ${MOST_COUNTED + 5}) where id = ${assigned}`);
  const { counts } = await of.centre.call(printingApi.list, {});
  expect(counts).toContainEqual({ messageStatus: completed, count: MOST_COUNTED + 1 });
});

it('a page of orders, and what a class has to send, ask as many questions of the database as one of them does', async () => {
  const actor = {
    accountId: of.teacher.ids.accountId,
    role: 'TEACHER',
    schoolId: of.school.schoolId,
    schoolIds: [of.school.schoolId],
    organisationId: world.organisationId,
  } as unknown as Actor; // what lists read of an actor
  const here = { now: world.clock.now(), timeZone: 'Asia/Shanghai' };
  const asked = (work: (db: Db) => Promise<unknown>) =>
    world.services.database.readAsActor({ schoolIds: actor.schoolIds }, (db) => queriesOf(db, work));
  const { items } = await of.teacher.call(printingApi.list, {});
  expect(items.length).toBeGreaterThan(1);
  const listed = (words?: string) =>
    asked(async (db) => {
      const shown = await listOrders(db, actor, { sort: 'newest', cursor: undefined, words }, here);
      expect(shown.items).toHaveLength(words === undefined ? items.length : 1);
    });
  expect(await listed()).toBeLessThanOrEqual(await listed('unit 5'));
  const runs = await Promise.all(
    items.map(async ({ orderId }) => (await of.teacher.call(printingApi.detail, { orderId })).printRunId),
  );
  const [one = ''] = runs;
  expect(await asked((db) => showRuns(db, actor, runs, here))).toBe(
    await asked((db) => showRuns(db, actor, [one], here)),
  );
});
