import { homeworkApi } from '@zhibi/contract/homework';
import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { printTracingApi } from '@zhibi/contract/printing/tracing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringTo, move, newOrder, newPrintWorld, type PrintWorld, printWish } from '../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { newId } from '../platform/ids.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 1);
}, 120_000);
afterAll(() => world.close());

const rejected = async () => {
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'pushed');
  await move(of.centre, orderId, { move: 'reject', reason: 'content', hint: '第 2 题' });
  return orderId;
};
const detail = (orderId: string) => of.teacher.call(printingApi.detail, { orderId });
const refusedMove = async (orderId: string, wish: object) => {
  const { revision } = await detail(orderId);
  return (await of.teacher.refused(printingApi.move, { orderId, revision, ...wish } as never)).reason; // as: any move
};

it('an order that was sent back is given up for good, and taken up again while its copies are not ordered anew', async () => {
  const orderId = await rejected();
  const before = (await of.teacher.call(printingApi.list, {})).counts;
  await move(of.teacher, orderId, { move: 'withdraw', note: '改在屏幕上做' });
  const order = await detail(orderId);
  expect(order).toMatchObject({ isWithdrawn: true, messageStatus: printStatuses.rejected, can: ['restore'] });
  expect(order.history.at(-1)).toMatchObject({ move: 'withdraw', note: '改在屏幕上做', by: of.teacher.ids.name });
  expect(await refusedMove(orderId, { move: 'push' })).toBe('wrong-status');
  expect(await refusedMove(orderId, { move: 'withdraw' })).toBe('wrong-status');

  const { items, counts } = await of.teacher.call(printingApi.list, {});
  expect(items.map((one) => one.orderId)).toContain(orderId);
  const sum = (all: typeof counts) => all.reduce((total, { count }) => total + count, 0);
  expect(sum(counts)).toBe(sum(before) - 1);
  const sentBack = await of.teacher.call(printingApi.list, { statuses: [printStatuses.rejected] });
  expect(sentBack.items.map((one) => one.orderId)).not.toContain(orderId);

  await move(of.teacher, orderId, { move: 'restore' });
  expect(await detail(orderId)).toMatchObject({ isWithdrawn: false, can: ['mend', 'withdraw'] });
  await move(of.teacher, orderId, { move: 'withdraw' });
  const { printRunId } = await detail(orderId);
  expect(await of.teacher.call(printingApi.forRun, { printRunId })).toMatchObject({
    orderId: null,
    withdrawn: { orderId, number: order.number },
  });
  const anew = await of.teacher.call(printingApi.create, printWish(world, printRunId));
  expect(await of.teacher.call(printingApi.forRun, { printRunId })).toMatchObject({
    orderId: anew.orderId,
    withdrawn: null,
  });
  // What can only be refused is not offered.
  const left = await detail(orderId);
  expect(left).toMatchObject({ can: [], orderedAnew: { orderId: anew.orderId } });
  expect(await refusedMove(orderId, { move: 'restore' })).toBe('already-ordered');
  const given = await of.teacher.call(printingApi.list, { only: 'withdrawn' });
  expect(given.items.map((one) => [one.orderId, one.can])).toEqual([[orderId, []]]);
  expect(given.withdrawn).toBe(1);
});

it('two who give it up and take it up at once end in one of both', async () => {
  const orderId = await rejected();
  const { revision } = await detail(orderId);
  const both = await Promise.all(
    [of.teacher, of.admin].map((person) => person.send(printingApi.move, { orderId, revision, move: 'withdraw' })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await detail(orderId)).isWithdrawn).toBe(true);
});

it('is not given up by others, nor once somebody may print it', async () => {
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'pushed');
  expect(await refusedMove(orderId, { move: 'withdraw' })).toBe('wrong-status');
  const { revision } = await detail(orderId);
  const wish = { orderId, revision, move: 'withdraw' as const };
  for (const person of [of.centre, of.shop])
    expect((await person.refused(printingApi.move, wish)).code).toBe(person === of.shop ? -1404 : -1403);
});

it('its page codes are traced to an order that printed nothing', async () => {
  const orderId = await rejected();
  await move(of.teacher, orderId, { move: 'withdraw' });
  const { printRunId } = await detail(orderId);
  const [row] = await world.services.database.asSystem((db) =>
    db.execute<{ page_code: string }>(sql`select page_code from page_code where print_run_id = ${printRunId} limit 1`),
  );
  const traced = await of.teacher.call(printTracingApi.page, { code: row?.page_code ?? '' });
  expect(traced.orders).toMatchObject([{ orderId, isWithdrawn: true, shippedAt: null }]);
});

it('the homework says that it is not printed, to its teacher and its students', async () => {
  const [child] = of.schoolClass.students;
  if (child === undefined) throw new Error('nobody');
  const orderId = await rejected();
  const { printRunId } = await detail(orderId);
  const now = world.clock.now().getTime();
  const stamp = (days: number) =>
    new Date(now + days * 86_400_000)
      .toLocaleString('sv-SE', { timeZone: world.services.settings.TZ_NAME })
      .replace(/\D/g, '');
  const { homeworkId } = await of.teacher.call(homeworkApi.publish, {
    again: true,
    wishId: newId(),
    paperId: of.paperId,
    classIds: [of.schoolClass.classId],
    title: '第四单元',
    workCategory: 1,
    startAt: stamp(0),
    endAt: stamp(5),
    printRunId,
  });
  const seen = async () =>
    (await child.call(homeworkApi.mine, {})).items.find((one) => one.homeworkId === homeworkId)?.print?.state;
  expect(await seen()).toBeUndefined();
  await move(of.teacher, orderId, { move: 'withdraw' });
  expect(await seen()).toBe('withdrawn');
  const wish = printWish(world, printRunId);
  const anew = await of.teacher.call(printingApi.create, wish);
  await bringTo(of, anew.orderId, 'pushed');
  expect(await seen()).toBe('coming');
});

it('an order that is refused takes no number, however many are sent at once', async () => {
  const orderId = await newOrder(world, of);
  const { printRunId, number } = await detail(orderId);
  const wish = printWish(world, printRunId);
  const many = await Promise.all([1, 2, 3].map(() => of.teacher.send(printingApi.create, wish)));
  expect(many.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  await move(of.teacher, orderId, { move: 'withdraw' });
  const some = await Promise.all([1, 2, 3].map(() => of.teacher.send(printingApi.create, wish)));
  expect(some.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const last = (await of.teacher.call(printingApi.list, {})).items[0];
  expect(last?.number).toBe(`P${String(Number(number.slice(1)) + 1).padStart(6, '0')}`);
});

it('a move that is sent again is answered as done, wherever others have brought the order since; another one is not', async () => {
  const orderId = await newOrder(world, of);
  const push = { orderId, revision: 1, move: 'push' as const };
  await of.teacher.call(printingApi.move, push);
  await move(of.centre, orderId, { move: 'approve' });
  await move(of.centre, orderId, { move: 'assign', shopId: of.shop.ids.accountId });
  const { revision } = await detail(orderId);
  expect(await of.teacher.call(printingApi.move, push)).toMatchObject({
    messageStatus: printStatuses.pendingPrint,
    revision,
  });
  expect((await of.admin.refused(printingApi.move, push)).reason).toBe('changed');
  const reject = { orderId, revision: 2, move: 'reject' as const, reason: 'content', hint: '第 2 题' };
  expect((await of.centre.refused(printingApi.move, reject)).reason).toBe('changed');
  const assign = { orderId, revision: 3, move: 'assign' as const, shopId: of.shop.ids.accountId };
  await move(of.shop, orderId, { move: 'start' });
  expect((await of.centre.call(printingApi.move, assign)).messageStatus).toBe(printStatuses.printing);
  const other = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
  const elsewhere = { ...assign, shopId: other.ids.accountId };
  expect((await of.centre.refused(printingApi.move, elsewhere)).reason).toBe('changed');
  expect((await detail(orderId)).history).toHaveLength(5);
});
