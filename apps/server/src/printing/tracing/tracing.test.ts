import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { printTracingApi } from '@zhibi/contract/printing/tracing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringTo, move, newOrder, newPrintWorld, type PrintWorld } from '../../../test/print-order.js';
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
