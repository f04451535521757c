import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { printTracingApi } from '@zhibi/contract/printing/tracing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringTo, move, newOrder, newPrintWorld, type PrintWorld, printMachine } from '../../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { copiesOf } from '../../papers/index.js';

let world: TestWorld;
let of: PrintWorld;
let orderId: string;
let code: string;
let studentId: string;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 2);
  orderId = await newOrder(world, of);
  const { printRunId } = await of.teacher.call(printingApi.detail, { orderId });
  const [copy] = await world.services.database.asSystem((db) => copiesOf(db, of.school.schoolId, printRunId));
  studentId = copy?.studentId ?? '';
  code = copy?.pages[0]?.pageCode ?? '';
}, 60_000);
afterAll(() => world?.close());

it('a sheet tells whose it is and every order that printed it, its reprints too', async () => {
  const ask = () => of.centre.call(printTracingApi.page, { code: `zhibi:1713:${code}` });
  expect(await ask()).toMatchObject({ pageCode: code, page: 1, orders: [{ orderId, isReprint: false, jobs: [] }] });
  await bringTo(of, orderId, 'shipped');
  const { childId } = await move(of.shop, orderId, {
    move: 'damaged',
    studentIds: [studentId],
    pages: [1],
    note: '有折痕',
  });
  const { name, orders } = await ask();
  const { sheets } = await of.centre.call(printingApi.detail, { orderId });
  expect(name).toBe(sheets.find((sheet) => sheet.studentId === studentId)?.name);
  expect(orders).toMatchObject([
    { orderId, isReprint: false, messageStatus: printStatuses.pendingReceipt },
    { orderId: childId, isReprint: true, messageStatus: printStatuses.printing },
  ]);
});

it('is told to the school and the shop that has it, and to nobody else', async () => {
  for (const person of [of.teacher, of.admin, of.shop])
    expect((await person.call(printTracingApi.page, { code })).pageCode).toBe(code);
  const strangers = [
    await of.school.newTeacher([of.schoolClass.classId]),
    await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] }),
  ];
  for (const person of strangers) expect((await person.refused(printTracingApi.page, { code })).code).toBe(-1404);
  for (const wrong of ['ZB-P000001-000000', '1.2.3.4', "' or 1=1"])
    expect((await of.centre.refused(printTracingApi.page, { code: wrong })).code).toBe(-1404);
});

it('a sheet of a task that is printed alone tells the machine: the only one, the one that is named of several, and after a fault the other', async () => {
  const { shop, centre } = of;
  const alone = await newOrder(world, of);
  await bringTo(of, alone, 'assigned');
  const { printRunId } = await of.teacher.call(printingApi.detail, { orderId: alone });
  const [copy] = await world.services.database.asSystem((db) => copiesOf(db, of.school.schoolId, printRunId));
  const ask = async () => (await shop.call(printTracingApi.page, { code: copy?.pages[0]?.pageCode ?? '' })).orders;
  const machine = async (name: string) =>
    (
      await centre.call(printSettingsApi.saveMachine, {
        ...printMachine,
        name,
        shopId: shop.ids.accountId,
        revision: 0,
      })
    ).machineId;
  const [one, other] = [await machine('1 号机'), await machine('2 号机')];
  await expect(move(shop, alone, { move: 'start' })).rejects.toThrow('machine-needed');
  await move(shop, alone, { move: 'start', machineId: one });
  expect(await ask()).toMatchObject([{ machineName: '1 号机' }]);
  await move(shop, alone, { move: 'fail', note: '卡纸' });
  await centre.call(printSettingsApi.stopMachine, { machineId: one, stopped: '修', revision: 1 });
  await expect(move(shop, alone, { move: 'start', machineId: one })).rejects.toThrow('machine-stopped');
  await move(shop, alone, { move: 'start' });
  expect(await ask()).toMatchObject([{ machineName: '2 号机' }]);
  const stranger = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
  const foreign = await centre.call(printSettingsApi.saveMachine, {
    ...printMachine,
    shopId: stranger.ids.accountId,
    revision: 0,
  });
  await expect(move(shop, alone, { move: 'finish', machineId: foreign.machineId })).rejects.toThrow('404');
  await move(shop, alone, { move: 'finish' });
  const { history, machineName } = await shop.call(printingApi.detail, { orderId: alone });
  expect(machineName).toBe('2 号机');
  // Each start says where, so that a fault in the middle can be followed.
  expect(history.filter((step) => step.move === 'start').map(({ note }) => note)).toEqual(['1 号机', '2 号机']);
  await move(shop, alone, { move: 'ship', shipmentNo: 'SF' });
  const damaged = { move: 'damaged' as const, studentIds: [copy?.studentId ?? ''], pages: [1], note: '湿' };
  const childId = (await move(shop, alone, damaged)).childId ?? '';
  await centre.call(printSettingsApi.stopMachine, { machineId: one, stopped: '', revision: 2 });
  await expect(move(shop, childId, { move: 'finish' })).rejects.toThrow('machine-needed');
  await move(shop, childId, { move: 'finish', machineId: other });
  expect(await ask()).toMatchObject([{ machineName: '2 号机' }, { isReprint: true, machineName: '2 号机' }]);
});
