import { operationsApi } from '@zhibi/contract/operations';
import { printingApi } from '@zhibi/contract/printing';
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringTo, move, newOrder, newPrintWorld, type PrintWorld } from '../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 1);
}, 120_000);
afterAll(() => world.close());

it('what was spoiled with a task that is in no batch is said anew, once it is printed, with a reason', async () => {
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'assigned');
  await move(of.shop, orderId, { move: 'start' });
  const correct = { orderId, was: 7, wasteSheets: 5, note: '数错了' };
  expect((await of.shop.refused(printBatchesApi.correctOrderWaste, correct)).reason).toBe('wrong-status');
  await move(of.shop, orderId, { move: 'finish', wasteSheets: 7 });

  expect((await of.shop.refused(printBatchesApi.correctOrderWaste, { ...correct, was: 6 })).reason).toBe(
    'waste-changed',
  );
  const much = { ...correct, wasteSheets: 99_999 };
  expect((await of.shop.refused(printBatchesApi.correctOrderWaste, much)).reason).toBe('waste-implausible');
  expect((await of.teacher.refused(printBatchesApi.correctOrderWaste, correct)).code).toBe(-1403);
  const stranger = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
  expect((await stranger.refused(printBatchesApi.correctOrderWaste, correct)).code).toBe(-1404);

  for (const person of [of.shop, of.centre]) await person.call(printBatchesApi.correctOrderWaste, correct);
  const order = await of.shop.call(printingApi.detail, { orderId });
  expect(order).toMatchObject({ wasteSheets: 5, mayCorrectWaste: true });
  expect(order.history.filter((one) => one.move === 'correctWaste')).toMatchObject([
    { by: of.shop.ids.name, note: '7 → 5 · 数错了' },
  ]);
  expect((await of.teacher.call(printingApi.detail, { orderId })).mayCorrectWaste).toBe(false);

  const { items } = await of.admin.call(operationsApi.audit, { what: 'print-waste-corrected' });
  expect(items).toHaveLength(1);
  expect(items[0]?.facts).toContainEqual({ name: 'wasteSheets', before: '7', after: '5' });
  expect(JSON.stringify(items)).not.toContain('数错了');
});
