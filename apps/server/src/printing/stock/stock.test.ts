import { printStockApi } from '@zhibi/contract/printing/stock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringTo, move, newOrder, newPrintWorld, type PrintWorld } from '../../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 2);
}, 60_000);
afterAll(() => world.close());

const paperOf = (sheets: number, step: 'counted' | 'came' = 'counted') => ({
  shopId: of.shop.ids.accountId ?? '',
  paperSize: 'A4',
  weight: '80',
  step,
  sheets,
});

it('paper is told for what waits before anybody has counted it, and what has come only after', async () => {
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'assigned');
  const { items } = await of.centre.call(printStockApi.stock, {});
  expect(items).toMatchObject([{ paperSize: 'A4', left: null, waiting: 2, countedAt: null, entries: [] }]);
  expect((await of.shop.refused(printStockApi.record, paperOf(500, 'came'))).reason).toBe('not-counted');

  await of.shop.call(printStockApi.record, paperOf(100));
  world.clock.forward(60_000);
  await move(of.shop, orderId, { move: 'start' });
  await move(of.shop, orderId, { move: 'finish', wasteSheets: 3 });
  await of.centre.call(printStockApi.record, { ...paperOf(500, 'came'), note: '一箱' });
  const { items: after } = await of.shop.call(printStockApi.stock, {});
  expect(after).toMatchObject([
    {
      left: 595,
      waiting: 0,
      entries: [
        { step: 'came', sheets: 500, note: '一箱' },
        { step: 'counted', sheets: 100 },
      ],
    },
  ]);
});

it('what is counted anew holds, whatever was printed before', async () => {
  await of.shop.call(printStockApi.record, paperOf(40));
  const { items } = await of.shop.call(printStockApi.stock, {});
  expect(items).toMatchObject([{ left: 40, by: of.shop.ids.name }]);
});

it('a shop counts its own paper and sees no other’s; paper that no list knows is refused', async () => {
  const other = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
  expect(await other.refused(printStockApi.record, paperOf(1))).toMatchObject({ code: -1404 });
  expect(await other.call(printStockApi.stock, {})).toEqual({ items: [] });
  const unknown = await of.centre.refused(printStockApi.record, { ...paperOf(1), paperSize: 'A0' });
  expect(unknown.reason).toBe('no-such-paper');
});
