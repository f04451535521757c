import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringTo, move, newOrder, newPrintWorld, type PrintWorld } from '../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 3);
}, 60_000);
afterAll(() => world.close());

const detail = (orderId: string) => of.teacher.call(printingApi.detail, { orderId });

it('copies that did not come are claimed, the rest is received, and they come by themselves', async () => {
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'shipped');
  const { pages, sheets } = await detail(orderId);
  const [missing, wet] = sheets.map(({ studentId }) => studentId);
  if (missing === undefined || wet === undefined) throw new Error('a class of three');
  await expect(move(of.teacher, orderId, { move: 'receive', copies: 2 })).rejects.toThrow('fewer-than-sent');
  const claim = { move: 'damaged' as const, pages, note: '没有收到' };
  const { childId } = await move(of.teacher, orderId, { ...claim, studentIds: [missing] });
  if (pages.length > 1) await move(of.teacher, orderId, { ...claim, pages: pages.slice(0, 1), studentIds: [wet] });
  expect(await detail(orderId)).toMatchObject({ claimed: [missing], messageStatus: printStatuses.pendingReceipt });
  await expect(move(of.teacher, orderId, { move: 'receive', copies: 1 })).rejects.toThrow('fewer-than-sent');
  await expect(move(of.teacher, orderId, { move: 'receive', copies: 4 })).rejects.toThrow('more-than-sent');
  await move(of.teacher, orderId, { move: 'receive', copies: 2 });
  const received = await detail(orderId);
  expect(received.messageStatus).toBe(printStatuses.completed);
  expect(received.history.at(-1)).toMatchObject({ move: 'receive', note: '2/3' });
  if (childId === null) throw new Error('no child');
  await move(of.shop, childId, { move: 'finish' });
  await move(of.shop, childId, { move: 'ship', shipmentNo: 'SF1003' });
  await move(of.teacher, childId, { move: 'receive', copies: 1 });
  expect(await detail(childId)).toMatchObject({ messageStatus: printStatuses.completed, claimed: [] });
});
