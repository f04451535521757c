import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { homeworkApi } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { openZip } from '@zhibi/files';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../apps/server/src/platform/ids.js';
import { wordsOf } from '../apps/server/test/pdf.js';
import { newPrintWorld, type PrintWorld, readyRun } from '../apps/server/test/print-order.js';
import { faultsOf } from './faults.js';
import { look } from './look.js';
import { type Journey, openJourney } from './open-journey.js';

let journey: Journey;
let of: PrintWorld;
let homeworkId: string;
/** What the shop carries between a computer with a network and one without. */
let stick: string;

beforeAll(async () => {
  journey = await openJourney();
  stick = await mkdtemp(join(tmpdir(), 'zhibi-stick-'));
  of = await newPrintWorld(journey.world, 2);
  const given = await of.teacher.call(homeworkApi.publish, {
    wishId: newId(),
    paperId: of.paperId,
    classIds: [of.schoolClass.classId],
    title: '第五单元 练习',
    workCategory: 1,
    startAt: stamp(0),
    endAt: stamp(5),
  });
  homeworkId = given.homeworkId;
  const { items } = await of.teacher.call(papersApi.runs, { paperId: of.paperId });
  await readyRun(of, items[0]?.printRunId ?? '');
}, 180_000);
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('print-by-stick');
});
afterAll(async () => {
  await journey?.close();
  if (stick) await rm(stick, { recursive: true, force: true });
});

const localOf = (at: Date) => at.toLocaleString('sv-SE', { timeZone: journey.world.services.settings.TZ_NAME });
function stamp(days: number): string {
  return localOf(new Date(journey.world.clock.now().getTime() + days * 86_400_000)).replace(/\D/g, '');
}
/** As a field for day and time takes it. */
const minutesAgo = (minutes: number) =>
  localOf(new Date(journey.world.clock.now().getTime() - minutes * 60_000))
    .slice(0, 16)
    .replace(' ', 'T');

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click();
const openOrder = (page: Page) =>
  page
    .getByRole('link', { name: /^P\d{6}$/ })
    .first()
    .click();

/** Unpacks what was downloaded onto the stick. */
async function unpack(file: string): Promise<void> {
  const zip = openZip(await readFile(file), { files: 50, unpackedBytes: 50_000_000 });
  for (const name of zip.names) {
    const place = resolve(stick, name);
    if (!place.startsWith(resolve(stick) + sep)) throw new Error(name);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, zip.open(name) ?? '');
  }
}

it('a homework is sent, sent back, mended, printed without a network from a signed pack, driven to the school and received by its ticket', async () => {
  // The teacher sends it, and the reviewer sends it back with a word.
  const desk = await journey.enter(of.teacher, 'zh', `/homework/written/detail?homework=${homeworkId}`);
  await desk.getByRole('button', { name: '更多操作' }).click();
  await desk.getByRole('link', { name: '送去印刷' }).click();
  await press(desk, '推送到印刷中心');
  await desk.getByText('待审核').filter({ visible: true }).first().waitFor();
  const reviewer = await journey.enter(of.centre, 'zh', '/devops/printCheck');
  await openOrder(reviewer);
  await reviewer.getByText('驳回', { exact: true }).filter({ visible: true }).first().click();
  await reviewer.getByLabel(/怎样改/).fill('请再看一遍答题区');
  await press(reviewer, /驳回并通知/);
  await reviewer.getByText('已驳回').filter({ visible: true }).first().waitFor();

  // Given up, the homework says so; taken up again, it goes its way.
  await desk.goto(`${journey.address}/print/orders`);
  await openOrder(desk);
  await press(desk, '不印了');
  await desk.getByText(/可以自己打印，或重新下单/).waitFor();
  await look(desk, 'print-by-stick/give-up');
  await press(desk, '不印了');
  await desk.getByText('已撤回').filter({ visible: true }).first().waitFor();
  expect(await faultsOf(desk)).toEqual([]);
  const [child] = of.schoolClass.students;
  if (child === undefined) throw new Error('nobody');
  const phone = await journey.enter(child);
  await phone
    .getByText(/不印了/)
    .first()
    .waitFor();
  await press(desk, /^恢\s*复$/);
  await desk
    .getByRole('link', { name: /^修\s*改$/ })
    .last()
    .click();
  await press(desk, /推送到印刷中心/);
  await desk.getByText('待审核').filter({ visible: true }).first().waitFor();

  await reviewer.goto(`${journey.address}/devops/printCheck`);
  await openOrder(reviewer);
  await press(reviewer, '通过，等待分配');
  await reviewer.goto(`${journey.address}/devops/printCheck?tab=assignment`);
  await openOrder(reviewer);
  await press(reviewer, /^分\s*配$/);
  await reviewer.getByRole('dialog').getByRole('radio').first().check();
  await press(reviewer, /^分\s*配$/);
  await reviewer.getByText('待印刷').filter({ visible: true }).first().waitFor();

  // The shop takes it on a stick.
  const shop = await journey.enter(of.shop, 'zh', '/devops/printTask');
  await openOrder(shop);
  const [pack] = await Promise.all([shop.waitForEvent('download'), press(shop, '任务包')]);
  await unpack(await pack.path());

  // At the machine there is no network: the form is a file, and compares the files before they are printed.
  const context = await journey.browser.newContext({ offline: true, acceptDownloads: true });
  const machine = await context.newPage();
  await machine.goto(pathToFileURL(join(stick, 'report.html')).href);
  const manifest = JSON.parse(await readFile(join(stick, 'manifest.json'), 'utf8'));
  const files = manifest.files.map(({ name }: { name: string }) => join(stick, name));
  await machine.locator('input[type=file]').setInputFiles(files);
  await machine.getByText(`已核对 ${files.length} 个，共 ${files.length} 个文件`).waitFor();
  await machine.getByLabel('印完了').check();
  await machine.getByLabel('开始', { exact: true }).fill(minutesAgo(60));
  await machine.getByLabel('完成', { exact: true }).fill(minutesAgo(30));
  await machine.getByLabel('损耗张数').fill('3');
  await machine.getByLabel('填写人').fill('王师傅');
  await look(machine, 'print-by-stick/form');
  const [report] = await Promise.all([machine.waitForEvent('download'), press(machine, '保存回执')]);
  const saved = join(stick, 'report.json');
  await report.saveAs(saved);
  await context.close();

  // A report that was altered on the way is refused; the true one is taken, and says what became of the task.
  await shop.goto(`${journey.address}/devops/printTask`);
  await press(shop, /收回执/);
  const altered = join(stick, 'altered.json');
  await writeFile(altered, (await readFile(saved, 'utf8')).replace('wasteSheets\\":3', 'wasteSheets\\":0'));
  await shop.locator('input[type=file]').setInputFiles(altered);
  await shop.getByText(/被改动过/).waitFor();
  await look(shop, 'print-by-stick/altered');
  await shop.locator('input[type=file]').setInputFiles(saved);
  await shop.getByText(/回执 JP\d+ 已收下/).waitFor();
  await shop.getByText(/P\d{6} · 已印完/).waitFor();
  await look(shop, 'print-by-stick/taken');
  expect(await faultsOf(shop)).toEqual([]);

  // The driver takes the parcel with its ticket.
  await shop.goto(`${journey.address}/devops/printTask`);
  await openOrder(shop);
  await shop
    .getByText(/王师傅/)
    .first()
    .waitFor();
  await press(shop, /^发\s*货$/);
  await shop.getByLabel('发货单号或送货人').fill('老周的车');
  await press(shop, /^发\s*货$/);
  await shop.getByText('待收货').filter({ visible: true }).first().waitFor();

  // The school scans what stands on the ticket in the driver's hand.
  const ticket = wordsOf(await readFile(join(stick, 'ticket.pdf')));
  const code = /ZB-P\d{6}-[0-9A-F]{6}/.exec(ticket)?.[0] ?? '';
  expect(code).not.toBe('');
  const office = await journey.enter(of.admin, 'zh', '/print/orders');
  await office.getByLabel('扫票上或纸上的码').fill(code);
  await office.keyboard.press('Enter');
  await office.getByText('老周的车').first().waitFor();
  await press(office, '确认收货');
  await press(office, '全部收到');
  await office.getByText('已完成').filter({ visible: true }).first().waitFor();
  expect(await faultsOf(office)).toEqual([]);
  await phone.reload();
  await phone
    .getByText(/印好了|已印好/)
    .first()
    .waitFor();
}, 240_000);
