import { homeworkApi } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { printersApi } from '@zhibi/contract/printing/printers';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../apps/server/src/platform/ids.js';
import { type FakePrinter, openFakePrinter } from '../apps/server/test/fake-printer.js';
import { newPrintWorld, type PrintWorld, printMachine, readyRun } from '../apps/server/test/print-order.js';
import { faultsOf } from './faults.js';
import { look } from './look.js';
import { type Journey, openJourney } from './open-journey.js';

let journey: Journey;
let of: PrintWorld;
let printer: FakePrinter;
let homeworkId: string;

beforeAll(async () => {
  journey = await openJourney({ PRINTER_NETWORKS: '127.0.0.0/8' });
  of = await newPrintWorld(journey.world, 2);
  printer = await openFakePrinter();
  const { machineId } = await of.centre.call(printSettingsApi.saveMachine, {
    ...printMachine,
    shopId: of.shop.ids.accountId,
    revision: 0,
  });
  await of.centre.call(printersApi.connect, { machineId, address: printer.address, revision: 0 });
  const given = await of.teacher.call(homeworkApi.publish, {
    wishId: newId(),
    paperId: of.paperId,
    classIds: [of.schoolClass.classId],
    title: '第三单元 练习',
    workCategory: 1,
    startAt: stamp(0),
    endAt: stamp(5),
  });
  homeworkId = given.homeworkId;
  const { items } = await of.teacher.call(papersApi.runs, { paperId: of.paperId });
  await readyRun(of, items[0]?.printRunId ?? '');
}, 120_000);
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('print-homework');
});
afterAll(async () => {
  await printer?.close();
  await journey?.close();
});

function stamp(days: number): string {
  const at = new Date(journey.world.clock.now().getTime() + days * 86_400_000);
  return at.toLocaleString('sv-SE', { timeZone: journey.world.services.settings.TZ_NAME }).replace(/\D/g, '');
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click();
/** The only order, opened from the list that stands here. */
const openOrder = (page: Page) =>
  page
    .getByRole('link', { name: /^P\d{6}$/ })
    .first()
    .click();

it('a homework is sent to be printed, reviewed, printed on a real printer, driven to the school and received', async () => {
  const desk = await journey.enter(of.teacher, 'zh', `/homework/written/detail?homework=${homeworkId}`);
  await desk.getByRole('button', { name: '更多操作' }).click();
  await desk.getByRole('link', { name: '送去印刷' }).click();
  await press(desk, '推送到印刷中心');
  await desk.getByText('待审核').filter({ visible: true }).first().waitFor();
  const [child] = of.schoolClass.students;
  if (child === undefined) throw new Error('nobody');
  const phone = await journey.enter(child);
  await phone
    .getByText(/还在印/)
    .first()
    .waitFor();
  await look(phone, 'print-homework/student');

  const reviewer = await journey.enter(of.centre, 'zh', '/devops/printCheck');
  await openOrder(reviewer);
  await press(reviewer, '通过，等待分配');
  await reviewer.goto(`${journey.address}/devops/printCheck?tab=assignment`);
  await openOrder(reviewer);
  await press(reviewer, /^分\s*配$/);
  await reviewer.getByRole('dialog').getByRole('radio').first().check();
  await press(reviewer, /^分\s*配$/);
  await reviewer.getByText('待印刷').filter({ visible: true }).first().waitFor();

  const shop = await journey.enter(of.shop, 'zh', '/devops/printTask');
  await openOrder(shop);
  await press(shop, '在这里打印');
  await look(shop, 'print-homework/choose-machine');
  expect(await faultsOf(shop)).toEqual([]);
  await press(shop, /^打\s*印$/);
  await shop.getByText('打印完了').waitFor();
  expect(printer.jobs).toMatchObject([{ state: 'completed', wishes: { copies: 1 } }]);
  await look(shop, 'print-homework/printed');
  expect(await faultsOf(shop)).toEqual([]);
  await press(shop, /^印\s*完$/);
  await shop.getByLabel('损耗了多少张').fill('1');
  await press(shop, /^印\s*完$/);

  // The driver takes the parcel: its number is on the order.
  await press(shop, /^发\s*货$/);
  await shop.getByLabel('发货单号或送货人').fill('老周的车');
  await press(shop, /^发\s*货$/);
  await shop.getByText('待收货').filter({ visible: true }).first().waitFor();

  const office = await journey.enter(of.admin, 'zh', '/print/orders');
  await openOrder(office);
  await office.getByText('老周的车').first().waitFor();
  await press(office, '确认收货');
  await press(office, '全部收到');
  await office.getByText('已完成').filter({ visible: true }).first().waitFor();
  await phone.reload();
  await phone
    .getByText(/印好了|已印好/)
    .first()
    .waitFor();
});
