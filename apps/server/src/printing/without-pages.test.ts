import { papersApi } from '@zhibi/contract/papers';
import { printingApi, printingReasons, printStatuses } from '@zhibi/contract/printing';
import { printOfflineApi } from '@zhibi/contract/printing/offline';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workOutside } from '../../test/print-offline.js';
import { bringTo, move, newOrder, newPrintWorld, newRun, type PrintWorld, printWish } from '../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world);
}, 60_000);
afterAll(() => world.close());

/** All copies of a run go, as they do where everybody of it was erased. */
const lose = (printRunId: string) =>
  world.services.database.asSystem((db) => db.execute(sql`delete from page_code where print_run_id = ${printRunId}`));

it('copies of nobody are not ordered, nor pushed or changed where everybody of them has gone since', async () => {
  const printRunId = await newRun(of);
  await lose(printRunId);
  expect((await of.teacher.call(printingApi.forRun, { printRunId })).copies).toBe(0);
  expect(await of.teacher.refused(printingApi.create, printWish(world, printRunId))).toMatchObject({
    reason: 'nothing-to-print',
    msg: printingReasons['nothing-to-print'].zh,
  });

  const orderId = await newOrder(world, of);
  const { printRunId: ordered, revision } = await of.teacher.call(printingApi.detail, { orderId });
  await lose(ordered);
  await expect(move(of.teacher, orderId, { move: 'push' })).rejects.toThrow('nothing-to-print');
  const { printRunId: _, ...wish } = printWish(world, ordered);
  await expect(move(of.teacher, orderId, { move: 'mend', ...wish })).rejects.toThrow('nothing-to-print');
  expect(await of.teacher.call(printingApi.detail, { orderId }), 'it stands as it stood').toMatchObject({
    messageStatus: printStatuses.pendingPush,
    revision,
  });
});

it('nothing is printed again of an order of which nothing was chosen', async () => {
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'shipped');
  const { sheets } = await of.admin.call(printingApi.detail, { orderId });
  const studentIds = [sheets[0]?.studentId ?? ''];
  for (const chosen of [
    { studentIds: [], pages: [1] },
    { studentIds, pages: [] },
  ])
    await expect(move(of.admin, orderId, { move: 'damaged', ...chosen, note: '皱了' })).rejects.toThrow(
      'nothing-chosen',
    );
});

it('work outside is written down with its pages', async () => {
  const wanted = { ...workOutside(of, '20260901'), pages: 0 };
  const { code, data } = await of.centre.refused(printOfflineApi.save, wanted);
  expect(code).toBe(-1400);
  expect(data).toMatchObject({ fields: { pages: expect.any(String) } });
});

it('of a paper without questions no copies are made that could be ordered', async () => {
  const { paperId, revision, title, options } = await of.teacher.call(papersApi.detail, { paperId: of.paperId });
  await of.teacher.call(papersApi.save, { paperId, revision, title, options, sections: [] });
  const classIds = [of.schoolClass.classId];
  expect((await of.teacher.refused(papersApi.createRun, { paperId, classIds })).reason).toBe('no-questions');
});
