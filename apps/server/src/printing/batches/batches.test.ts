import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { printSettingsApi, usualShop } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import { Document } from 'mupdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  move,
  newOrder,
  newPrintWorld,
  newRun,
  type PrintWorld,
  printMachine,
  printWish,
} from '../../../test/print-order.js';
import { queriesOf } from '../../../test/queries.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import type { Db } from '../../platform/db.js';
import type { AfterDue } from '../due-cursor.js';
import { createBatches } from './create-batches.js';
import { moveBatch } from './move-batch.js';
import { openBatches } from './store.js';

let world: TestWorld;
let of: PrintWorld;
let machineId: string;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 2);
  ({ machineId } = await of.centre.call(printSettingsApi.saveMachine, {
    shopId: of.shop.ids.accountId,
    name: '1 号机',
    sheetsPerHour: 3_600,
    inColour: false,
    duplex: true,
    paperSizes: ['A4'],
    setupMinutes: 6,
    setupSheets: 5,
    stopped: '',
    revision: 0,
  }));
}, 60_000);
afterAll(() => world.close());

/** Approved, and to be assigned. */
async function approved(change: { colorPrint?: boolean } = {}): Promise<string> {
  const orderId = await newOrder(world, of, change);
  await move(of.teacher, orderId, { move: 'push' });
  await move(of.centre, orderId, { move: 'approve' });
  return orderId;
}
const seen = async (orderIds: readonly string[]) =>
  Promise.all(
    orderIds.map(async (orderId) => ({
      orderId,
      revision: (await of.centre.call(printingApi.detail, { orderId })).revision,
    })),
  );
const draft = async (orderIds: readonly string[], change: object = {}) => ({
  shopId: of.shop.ids.accountId,
  machineId,
  weight: '80',
  orders: await seen(orderIds),
  ...change,
});
async function newBatch(orderIds: readonly string[]): Promise<string> {
  const { batchIds } = await of.centre.call(printBatchesApi.create, { batches: [await draft(orderIds)] });
  return batchIds[0] ?? '';
}
const statuses = async (batchId: string) =>
  (await of.shop.call(printBatchesApi.detail, { batchId })).counts.map(({ messageStatus, count }) => [
    messageStatus,
    count,
  ]);
const textOf = (bytes: Buffer) => {
  const document = Document.openDocument(bytes, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, at) =>
    document.loadPage(at).toStructuredText('').asText(),
  ).join('\n');
};

describe('a proposal', () => {
  it('puts alike tasks together, says what that saves, and what no machine can print', async () => {
    const [one, two, colour] = await Promise.all([approved(), approved(), approved({ colorPrint: true })]);
    const proposal = await of.centre.call(printBatchesApi.propose, { orderIds: [one, two, colour] });
    expect(proposal).toMatchObject({
      batches: [{ machineId, machineName: '1 号机', paperSize: 'A4', colorPrint: false }],
      left: [{ orderId: colour, why: 'no-machine' }],
      gap: 0,
      saved: { sheets: 5, minutes: 6 },
    });
    expect([...(proposal.batches[0]?.orderIds ?? [])].sort()).toEqual([one, two].sort());
    expect((await of.centre.call(printingApi.detail, { orderId: one })).messageStatus, 'nothing is kept').toBe(
      printStatuses.pendingAssignment,
    );
    const pending = await newOrder(world, of);
    expect(await of.centre.refused(printBatchesApi.propose, { orderIds: [pending] })).toMatchObject({
      reason: 'wrong-status',
    });
  });
});

describe('a batch', () => {
  it('goes from the ticket to the receipt with its tasks, each by the one table of moves', async () => {
    const orderIds = [await approved(), await approved()];
    const batchId = await newBatch(orderIds);
    expect(await statuses(batchId)).toEqual([[7, 2]]);
    await of.shop.call(printBatchesApi.move, { move: 'start', batchId });
    const early = { batchId, was: 0, wasteSheets: 1, note: '还没印' };
    expect((await of.shop.refused(printBatchesApi.correctWaste, early)).reason).toBe('wrong-status');
    await of.shop.call(printBatchesApi.move, { move: 'fail', batchId, note: '卡纸' });
    await of.shop.call(printBatchesApi.move, { move: 'start', batchId });
    const progress = async () =>
      (await of.shop.call(printBatchesApi.detail, { batchId })).orders.map((order) => order.progress);
    expect(await progress(), 'while its machine is set up').toEqual([0, 0]);
    world.clock.forward(10 * 60_000);
    expect(await progress(), 'and when all should be out').toEqual([1, 1]);
    const { items } = await of.centre.call(printingApi.list, { statuses: [printStatuses.printing] });
    expect(items.map((order) => order.progress)).toEqual([1, 1]);
    const slip = { move: 'finish', batchId, wasteSheets: 99_999 } as const;
    expect((await of.shop.refused(printBatchesApi.move, slip)).reason).toBe('waste-implausible');
    const both = await Promise.all(
      [1, 2].map(() => of.shop.send(printBatchesApi.move, { move: 'finish', batchId, wasteSheets: 7 })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort(), 'the same report twice counts once').toEqual([200, 409]);
    const correct = { batchId, was: 7, wasteSheets: 5, note: '数错了' };
    expect((await of.shop.refused(printBatchesApi.correctWaste, { ...correct, was: 6 })).reason).toBe('waste-changed');
    expect((await of.shop.refused(printBatchesApi.correctWaste, { ...correct, wasteSheets: 99_999 })).reason).toBe(
      'waste-implausible',
    );
    for (const person of [of.shop, of.centre]) await person.call(printBatchesApi.correctWaste, correct);
    const alone = { orderId: orderIds[0] ?? '', was: 4, wasteSheets: 1, note: '单独改' };
    expect((await of.shop.refused(printBatchesApi.correctOrderWaste, alone)).reason).toBe('in-batch');
    const { history } = await of.teacher.call(printingApi.detail, { orderId: orderIds[0] ?? '' });
    expect(history.filter(({ move }) => move === 'correctWaste')).toMatchObject([{ by: of.shop.ids.name, to: 2 }]);
    expect(history.at(-1)?.note).toMatch(/^\d → \d · 数错了$/);
    const { wasteSheets, orders, sheets } = await of.shop.call(printBatchesApi.detail, { batchId });
    expect([wasteSheets, orders.reduce((sum, order) => sum + order.wasteSheets, 0)]).toEqual([5, 5]);
    expect(sheets).toBe(orders.reduce((sum, { pageInfo }) => sum + pageInfo.totalPieceCount, 0));
    const ship = { move: 'ship', batchId, shipmentNo: 'SF2001' } as const;
    expect(await of.shop.refused(printBatchesApi.move, { ...ship, carrier: 'nobody' })).toMatchObject({
      reason: 'option-retired',
    });
    await of.shop.call(printBatchesApi.move, { ...ship, carrier: 'own' });
    for (const { orderId, code } of orders) {
      expect(await of.admin.call(printBatchesApi.scan, { code: code.toLowerCase() })).toEqual({
        batchId: null,
        orderId,
      });
      await expect(move(of.admin, orderId, { move: 'receive', copies: 3 })).rejects.toThrow('more-than-sent');
      await expect(move(of.admin, orderId, { move: 'receive', copies: 1 })).rejects.toThrow('fewer-than-sent');
      await move(of.admin, orderId, { move: 'receive', copies: 2 });
    }
    expect(await statuses(batchId)).toEqual([[5, 2]]);
    const done = await of.shop.call(printBatchesApi.list, { isOpen: false });
    expect(done.items.map((batch) => batch.batchId)).toContain(batchId);
    expect(
      (await of.shop.call(printBatchesApi.list, { isOpen: true })).items.map((batch) => batch.batchId),
    ).not.toContain(batchId);
  });

  it('is made whole or not at all', async () => {
    const [black, colour, moved] = [await approved(), await approved({ colorPrint: true }), await approved()];
    const create = async (...batches: Awaited<ReturnType<typeof draft>>[]) =>
      (await of.centre.refused(printBatchesApi.create, { batches })).reason;
    expect(await create(await draft([black, colour]))).toBe('not-together');
    const twice = await of.centre.refused(printBatchesApi.create, {
      batches: [await draft([black]), await draft([black])],
    });
    expect(Object.keys(twice.data.fields ?? {})).toEqual(['batches.1.orders.0.orderId']);
    expect(await create(await draft([colour]))).toBe('machine-cannot');
    const stale = await draft([black, moved]);
    await move(of.centre, moved, { move: 'assign', shopId: of.shop.ids.accountId });
    expect(await create(stale)).toBe('changed');
    const { batchId, messageStatus } = await of.centre.call(printingApi.detail, { orderId: black });
    expect([batchId, messageStatus]).toEqual([null, printStatuses.pendingAssignment]);
  });

  it('of a shop that is closed meanwhile is not made, and a machine that stands still gets none', async () => {
    const orderId = await approved();
    const shopId = of.shop.ids.accountId;
    const closed = { from: '20200101', until: null, reason: '检修' };
    const { revision } = await of.centre.call(printSettingsApi.saveShop, { ...usualShop, shopId, closed, revision: 0 });
    const batches = [await draft([orderId])];
    expect(await of.centre.refused(printBatchesApi.create, { batches })).toMatchObject({ reason: 'shop-closed' });
    expect((await of.centre.call(printBatchesApi.propose, { orderIds: [orderId] })).left).toEqual([
      { orderId, why: 'no-machine' },
    ]);
    await of.centre.call(printSettingsApi.saveShop, { ...usualShop, shopId, revision });
    await of.shop.call(printSettingsApi.stopMachine, { machineId, stopped: '卡纸', revision: 1 });
    expect(await of.centre.refused(printBatchesApi.create, { batches })).toMatchObject({ reason: 'machine-cannot' });
    await of.shop.call(printSettingsApi.stopMachine, { machineId, stopped: '', revision: 2 });
    expect((await of.centre.call(printBatchesApi.create, { batches })).batchIds).toHaveLength(1);
  });

  it('is seen by its shop and the centre alone; taken back it is empty, and a ticket that was made up opens nothing', async () => {
    const orderId = await approved();
    const batchId = await newBatch([orderId]);
    const other = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
    for (const endpoint of [printBatchesApi.detail, printBatchesApi.ticket, printBatchesApi.packingList])
      expect((await other.refused(endpoint, { batchId })).code).toBe(-1404);
    expect((await other.call(printBatchesApi.list, { isOpen: true })).items).toEqual([]);
    expect((await other.refused(printBatchesApi.move, { move: 'start', batchId })).code).toBe(-1404);
    const { code } = await of.shop.call(printBatchesApi.detail, { batchId });
    expect(await of.shop.call(printBatchesApi.scan, { code })).toEqual({ batchId, orderId: null });
    expect((await other.refused(printBatchesApi.scan, { code })).code).toBe(-1404);
    expect((await of.shop.refused(printBatchesApi.scan, { code: `${code.slice(0, -6)}000000` })).code).toBe(-1404);
    expect((await of.centre.refused(printBatchesApi.move, { move: 'start', batchId })).code).toBe(-1403);
    await of.centre.call(printBatchesApi.move, { move: 'takeBack', batchId });
    expect(await of.centre.call(printBatchesApi.detail, { batchId })).toMatchObject({ tasks: 0, can: [] });
    expect(await of.centre.call(printingApi.detail, { orderId })).toMatchObject({ batchId: null, weight: '' });
  });

  it('has a ticket with the code of every task, and a packing list with the names on the sheets and no more', async () => {
    const orderIds = [await approved(), await approved()];
    const batchId = await newBatch(orderIds);
    const { code, orders } = await of.shop.call(printBatchesApi.detail, { batchId });
    const ticket = textOf((await of.shop.download(printBatchesApi.ticket, { batchId })).bytes);
    for (const words of [code, ...orders.map((order) => order.code), '1 号机']) expect(ticket).toContain(words);
    const packing = textOf((await of.shop.download(printBatchesApi.packingList, { batchId })).bytes);
    for (const { ids } of of.schoolClass.students) {
      expect(packing).toContain(ids.name);
      expect(ticket).not.toContain(ids.name);
    }
  });
});

it('a batch that was made for no machine is printed on the only one, and of several on the one that is named: each task knows it', async () => {
  const machineOf = async (orderId: string) => (await of.shop.call(printingApi.detail, { orderId })).machineName;
  const [one, two] = [await approved(), await approved()];
  const batches = [await draft([one], { machineId: null }), await draft([two], { machineId: null })];
  const [first = '', second = ''] = (await of.centre.call(printBatchesApi.create, { batches })).batchIds;
  await of.shop.call(printBatchesApi.move, { move: 'start', batchId: first });
  expect(await machineOf(one)).toBe('1 号机');
  const added = await of.centre.call(printSettingsApi.saveMachine, {
    ...printMachine,
    name: '2 号机',
    shopId: of.shop.ids.accountId,
    revision: 0,
  });
  const start = { move: 'start', batchId: second } as const;
  expect((await of.shop.refused(printBatchesApi.move, start)).reason).toBe('machine-needed');
  await expect(move(of.shop, two, { move: 'start' }), 'nor a task of it alone').rejects.toThrow('machine-needed');
  await of.shop.call(printBatchesApi.move, { ...start, machineId: added.machineId });
  expect(await machineOf(two)).toBe('2 号机');
});

describe('the list of batches', () => {
  it('begins with what is due first, page by page, and what is done with what was made last', async () => {
    const DAY_MS = 24 * 3_600_000;
    const batchDueIn = async (days: number) => {
      const wish = printWish(world, await newRun(of), {}, days * DAY_MS);
      const { orderId } = await of.teacher.call(printingApi.create, wish);
      await move(of.teacher, orderId, { move: 'push' });
      await move(of.centre, orderId, { move: 'approve' });
      return newBatch([orderId]);
    };
    const made = [await batchDueIn(9), await batchDueIn(2), await batchDueIn(5)] as const;
    const { items } = await of.shop.call(printBatchesApi.list, { isOpen: true });
    const dues = items.map(({ dueAt }) => dueAt);
    expect(dues).toEqual([...dues].sort());
    const places = made.map((batchId) => items.findIndex((batch) => batch.batchId === batchId));
    expect(places.every((at) => at >= 0)).toBe(true);
    expect([places[1], places[2], places[0]]).toEqual([...places].sort((a, b) => a - b));
    const { shop } = of;
    const sight = { organisationId: world.organisationId, shopId: shop.ids.accountId };
    const read = (after: AfterDue | undefined) =>
      world.services.database.readAsActor({ schoolIds: [of.school.schoolId] }, (db) =>
        openBatches(db, sight, { after, limit: 1 }),
      );
    const one = async (after: AfterDue | undefined): Promise<string[]> => {
      const [first] = await read(after);
      return first ? [first.row.id, ...(await one([first.dueAt.toISOString(), first.row.id]))] : [];
    };
    expect(await one(undefined), 'one by one they come in the same order').toEqual(items.map(({ batchId }) => batchId));
  });
});

it('many tasks are given out, and printed, with as many statements as two', async () => {
  const orderIds: string[] = [];
  for (let nth = 0; nth < 6; nth++) orderIds.push(await approved());
  const { shop } = of;
  const whoActs = (role: Actor['role'], accountId: string) =>
    ({
      accountId,
      name: '',
      role,
      schoolIds: [of.school.schoolId],
      organisationId: world.organisationId,
    }) as unknown as Actor; // what moves read of an actor
  const here = { now: world.clock.now(), timeZone: 'Asia/Shanghai' };
  const asked = (work: (db: Db) => Promise<unknown>) =>
    world.services.database.asActor({ schoolIds: [of.school.schoolId] }, (db) => queriesOf(db, work));
  const statements = async (ids: readonly string[]) => {
    const wanted = { ...(await draft(ids)), note: '' };
    let batchId = '';
    const given = await asked(async (db) => {
      const made = await createBatches(
        db,
        whoActs('ZHIBI_PRINT_CENTER', of.centre.ids.accountId),
        { batches: [wanted] },
        here,
      );
      batchId = made.batchIds[0] ?? '';
    });
    const started = await asked((db) =>
      moveBatch(db, whoActs('ZHIBI_PRINT_SHOP', shop.ids.accountId), { move: 'start', batchId }, here),
    );
    return [given, started];
  };
  expect(await statements(orderIds.slice(2))).toEqual(await statements(orderIds.slice(0, 2)));
  const { history, machineName } = await of.teacher.call(printingApi.detail, { orderId: orderIds[5] ?? '' });
  expect([history.map((step) => step.move), machineName]).toEqual([
    [null, 'push', 'approve', 'assign', 'start'],
    '1 号机',
  ]);
});
