import { operationsApi } from '@zhibi/contract/operations';
import { printingApi } from '@zhibi/contract/printing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringTo, move, newOrder, newPrintWorld } from '../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { oldPrintFiles } from './store-old.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
}, 60_000);
afterAll(() => world.close());

it('files of old orders go once their copies were received; what is on its way keeps its own, to be printed again', async () => {
  const of = await newPrintWorld(world, 1);
  const { schoolId } = of.school;
  const [received, underWay] = [await newOrder(world, of), await newOrder(world, of)];
  for (const orderId of [received, underWay]) await bringTo(of, orderId, 'shipped');
  await move(of.admin, received, { move: 'receive' });
  await world.services.database.asSystem((db) =>
    db.execute(sql`update print_order set created_at = created_at - interval '200 days' where school_id = ${schoolId}`),
  );
  expect(await of.admin.call(operationsApi.previewRetention, { kind: 'print-files', days: 100 })).toEqual({ due: 1 });
  const removed = await world.services.database.asSystem((db) =>
    oldPrintFiles.remove(db, schoolId, new Date(world.clock.now().getTime() - 100 * 86_400_000)),
  );
  expect(removed).toMatchObject({ removed: 1, contents: [expect.any(String), expect.any(String)] });
  const fetched = (orderId: string) => of.admin.send(printingApi.pdf, { orderId });
  expect((await fetched(underWay)).statusCode).toBe(200);
});
