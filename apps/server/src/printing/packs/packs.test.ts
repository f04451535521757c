import { createHash, createHmac, verify } from 'node:crypto';
import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { PackManifest, type PackReport, printPacksApi, REPORT_FORMAT } from '@zhibi/contract/printing/packs';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { openZip } from '@zhibi/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBatch } from '../../../test/print-batch.js';
import { bringTo, move, newOrder, newPrintWorld, type PrintWorld, printMachine } from '../../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld({ ACCESS_TOKEN_S: '86400' });
  of = await newPrintWorld(world);
}, 60_000);
afterAll(() => world?.close());

/** An order at the shop, on a stick. */
async function packed() {
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'assigned');
  const { packId, number } = await of.shop.call(printPacksApi.make, { orderId });
  return { orderId, packId, number, ...(await opened(packId)) };
}

async function opened(packId: string) {
  const { bytes } = await of.shop.download(printPacksApi.file, { packId });
  const zip = openZip(bytes, { files: 50, unpackedBytes: 50_000_000 });
  const file = (name: string) => Buffer.from(zip.open(name) ?? []);
  const manifest = PackManifest.parse(JSON.parse(file('manifest.json').toString()));
  const form = file('report.html').toString();
  const data: unknown = JSON.parse(/<script id="pack"[^>]*>(.*?)<\/script>/s.exec(form)?.[1] ?? '');
  const { key, text, signature } = data as Record<'key' | 'text' | 'signature', string>; // as: what the form carries
  return { names: zip.names, file, manifest, key, text, signature };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const stampAgo = (minutes: number) =>
  new Date(world.clock.now().getTime() - minutes * 60_000 + 8 * 3_600_000)
    .toISOString()
    .replaceAll(/\D/g, '')
    .slice(0, 14);

/** What the shop saves when all is printed, or as is wished. */
function saved({ manifest, key, text, signature }: Opened, change: Partial<PackReport['tasks'][number]> = {}): string {
  const tasks = manifest.tasks.map(({ orderId, sheets }) => ({
    orderId,
    as: 'printed' as const,
    startedAt: stampAgo(90),
    finishedAt: stampAgo(20),
    sheets,
    wasteSheets: 2,
    damagedSheets: 1,
    machine: manifest.machines[0] ?? '',
    note: '',
    ...change,
  }));
  const said: PackReport = { manifest: text, signature, writtenAt: stampAgo(10), by: '王师傅', checked: [], tasks };
  return sealed(manifest.packId, key, JSON.stringify(said));
}
const sealed = (packId: string, key: string, body: string) =>
  JSON.stringify({
    format: REPORT_FORMAT,
    packId,
    body,
    mac: createHmac('sha256', Buffer.from(key, 'hex')).update(body).digest('hex'),
  });
const take = (report: string, person = of.shop) => person.call(printPacksApi.take, { report });
const refused = async (report: string, person = of.shop) =>
  (await person.refused(printPacksApi.take, { report })).reason;
const detail = (orderId: string) => of.centre.call(printingApi.detail, { orderId });

describe('a pack', () => {
  it('holds the PDF, the ticket, its part of the ledger and the hash of every file, signed by this installation', async () => {
    const { orderId, names, file, manifest, number } = await packed();
    const order = await detail(orderId);
    expect([...names].sort()).toEqual(
      [
        'key.pem',
        'manifest.json',
        'manifest.sig',
        `print/${order.number}.pdf`,
        'report.html',
        'ticket.pdf',
        '请先读.txt',
      ].sort(),
    );
    const signature = new Uint8Array(Buffer.from(file('manifest.sig').toString(), 'base64'));
    const isSigned = (bytes: Buffer) => verify(null, bytes, file('key.pem').toString(), signature);
    expect(isSigned(file('manifest.json'))).toBe(true);
    expect(isSigned(Buffer.from(file('manifest.json').toString().replace('"sheets":', '"sheets": ')))).toBe(false);
    for (const { name, sha256, bytes } of manifest.files) {
      expect(file(name).length).toBe(bytes);
      expect(createHash('sha256').update(file(name)).digest('hex')).toBe(sha256);
    }
    expect(file(`print/${order.number}.pdf`)).toEqual((await of.shop.download(printingApi.pdf, { orderId })).bytes);
    const [task] = manifest.tasks;
    expect(task).toMatchObject({ orderId, number: order.number, sheets: order.pageInfo.totalPieceCount });
    expect(task?.codes.reduce((sum, { pages }) => sum + pages, 0)).toBe(order.pages.length * order.copies);
    expect(manifest.number).toBe(number);
    const children = order.sheets.map(({ name }) => name);
    for (const name of children) expect(file('manifest.json').toString(), 'no child is named').not.toContain(name);
  });

  it('that says the same is made once; a batch is packed whole; what is not to be printed is not packed', async () => {
    const { orderId, packId } = await packed();
    expect((await of.shop.call(printPacksApi.make, { orderId })).packId).toBe(packId);
    expect((await of.shop.call(printPacksApi.list, {})).items[0]).toMatchObject({ packId, takenAt: null });
    const batchId = await newBatch(world, of);
    const ofBatch = await of.centre.call(printPacksApi.make, { batchId });
    const { orders } = await of.centre.call(printBatchesApi.detail, { batchId });
    expect((await opened(ofBatch.packId)).manifest.tasks.map((task) => task.orderId)).toEqual(
      orders.map((order) => order.orderId),
    );
    const early = await newOrder(world, of);
    await bringTo(of, early, 'pushed');
    expect((await of.centre.refused(printPacksApi.make, { orderId: early })).reason).toBe('nothing-to-print');
  });

  it('is seen by its shop and the centre, and by no other shop', async () => {
    const pack = await packed();
    const other = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
    expect((await other.refused(printPacksApi.file, { packId: pack.packId })).code).toBe(-1404);
    expect((await other.refused(printPacksApi.make, { orderId: pack.orderId })).code).toBe(-1404);
    expect((await other.call(printPacksApi.list, {})).items).toEqual([]);
    expect(await refused(saved(pack), other)).toBe('not-our-pack');
    expect((await of.centre.download(printPacksApi.file, { packId: pack.packId })).bytes.length).toBeGreaterThan(0);
  });
});

describe('a report', () => {
  it('moves the task from the start to its end as the shop, says when and how much, and is taken once', async () => {
    const pack = await packed();
    const { orderId, number, packId } = pack;
    const report = saved(pack);
    const taken = await take(report, of.centre);
    expect(taken).toMatchObject({ packId, number, outcomes: [{ orderId, outcome: 'printed' }] });
    const order = await detail(orderId);
    expect(order).toMatchObject({ messageStatus: printStatuses.pendingShipment, wasteSheets: 3 });
    const [started, finished] = order.history.slice(-2);
    expect([started?.move, finished?.move]).toEqual(['start', 'finish']);
    expect(finished?.note).toMatch(new RegExp(`^${number} · .+ – .+ · \\d+ \\+ 2 \\+ 1 · 王师傅$`));
    expect(await take(report), 'the same report again').toEqual(taken);
    expect((await detail(orderId)).history).toHaveLength(order.history.length);
    expect(await refused(saved(pack, { wasteSheets: 9 }))).toBe('pack-taken');
    const { items } = await of.centre.call(printPacksApi.list, {});
    expect(items.find((one) => one.packId === packId)).toMatchObject({ outcomes: taken.outcomes });
  });

  it('of a machine that failed gives the task back; what was printed with the network already stays', async () => {
    const failed = await packed();
    await take(saved(failed, { as: 'failed', sheets: 0, wasteSheets: 0, note: '卡纸' }));
    expect(await detail(failed.orderId)).toMatchObject({ messageStatus: printStatuses.pendingPrint });
    expect((await detail(failed.orderId)).history.at(-1)?.note).toContain('卡纸');
    const beyond = await packed();
    await move(of.shop, beyond.orderId, { move: 'start' });
    await move(of.shop, beyond.orderId, { move: 'finish' });
    expect((await take(saved(beyond))).outcomes).toMatchObject([{ outcome: 'done' }]);
    expect((await detail(beyond.orderId)).wasteSheets).toBe(0);
  });

  it('of a task that was taken back meanwhile leaves it as it is', async () => {
    const pack = await packed();
    await move(of.centre, pack.orderId, { move: 'takeBack' });
    expect((await take(saved(pack))).outcomes).toMatchObject([{ outcome: 'changed' }]);
    expect((await detail(pack.orderId)).messageStatus).toBe(printStatuses.pendingAssignment);
  });

  it('two bring at the same moment is taken once', async () => {
    const pack = await packed();
    const answers = await Promise.all([take(saved(pack)), take(saved(pack), of.centre)]);
    expect(answers[0]).toEqual(answers[1]);
    const { history } = await detail(pack.orderId);
    expect(history.filter((step) => step.move === 'finish')).toHaveLength(1);
  });

  it('of a pack altered by hand, or one that was altered itself, moves nothing', async () => {
    const pack = await packed();
    const fewer = pack.text.replace(/"sheets":\d+/, '"sheets":1');
    expect(await refused(saved({ ...pack, text: fewer }))).toBe('pack-altered');
    const body = (JSON.parse(saved(pack)) as { body: string }).body; // as: what was just made
    const checked = body.replace('"checked":[]', `"checked":[{"name":"ticket.pdf","sha256":"${'0'.repeat(64)}"}]`);
    expect(await refused(sealed(pack.packId, pack.key, checked)), 'another PDF').toBe('pack-altered');
    expect(await refused(saved(pack).replace('\\"wasteSheets\\":2', '\\"wasteSheets\\":0'))).toBe('report-altered');
    const other = await packed();
    expect(await refused(saved({ ...pack, key: other.key }))).toBe('report-altered');
    expect(await refused(saved({ ...pack, text: other.text, signature: other.signature }))).toBe('pack-altered');
    expect(await refused(saved(pack, { sheets: 0 }))).toBe('report-incomplete');
    expect(await refused(saved(pack, { wasteSheets: 900_000 }))).toBe('waste-implausible');
    for (const text of ['x', '{}', '[]', 'null', '{"format":"zhibi-print-report/1"}'])
      expect(await refused(text), text).toBe('not-a-report');
    expect((await detail(pack.orderId)).messageStatus).toBe(printStatuses.pendingPrint);
    expect((await take(saved(pack))).outcomes).toMatchObject([{ outcome: 'printed' }]);
  });
});

it('says on which machine of the shop a task was printed, where it has some', async () => {
  for (const name of ['1 号机', '2 号机'])
    await of.centre.call(printSettingsApi.saveMachine, {
      ...printMachine,
      name,
      shopId: of.shop.ids.accountId,
      revision: 0,
    });
  const pack = await packed();
  expect(pack.manifest.machines).toEqual(['1 号机', '2 号机']);
  expect(await refused(saved(pack, { machine: '别家的机器' }))).toBe('report-incomplete');
  await take(saved(pack, { machine: '2 号机' }));
  expect(await of.shop.call(printingApi.detail, { orderId: pack.orderId })).toMatchObject({ machineName: '2 号机' });
});
