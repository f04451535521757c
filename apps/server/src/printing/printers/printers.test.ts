import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { printersApi } from '@zhibi/contract/printing/printers';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { noCups, openCups } from '../../../test/cups.js';
import { type FakePrinter, openFakePrinter } from '../../../test/fake-printer.js';
import type { Person, Refused } from '../../../test/person.js';
import { bringTo, move, newOrder, newPrintWorld, type PrintWorld, printMachine } from '../../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { readPdf } from '../../papers/index.js';
import { printOrder } from '../tables.js';

let world: TestWorld;
let of: PrintWorld;
let printer: FakePrinter;
let machineId: string;

const newMachine = async (shop: Person) =>
  (await of.centre.call(printSettingsApi.saveMachine, { ...printMachine, shopId: shop.ids.accountId, revision: 0 }))
    .machineId;

beforeAll(async () => {
  world = await openTestWorld({ PRINTER_NETWORKS: '127.0.0.0/8' });
  of = await newPrintWorld(world, 2);
  printer = await openFakePrinter();
  machineId = await newMachine(of.shop);
  await of.centre.call(printersApi.connect, { machineId, address: printer.address, revision: 0 });
}, 60_000);
afterEach(() => {
  printer.goOn = (job) => {
    job.state = 'completed';
  };
  Object.assign(printer, { cuts: null, forgets: false, printerReasons: ['none'] });
  printer.facts.colour = true;
});
afterAll(async () => {
  await printer?.close();
  await world?.close();
});

/** An order on the shop's shelf. */
async function newTask(): Promise<string> {
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'assigned');
  return orderId;
}
const detail = (orderId: string) => of.shop.call(printingApi.detail, { orderId });
const wish = async (orderId: string, more = {}) => ({
  orderId,
  machineId,
  revision: (await detail(orderId)).revision,
  ...more,
});
const print = async (orderId: string, more = {}) => of.shop.call(printersApi.print, await wish(orderId, more));
/** In a word why a call was refused; of what needs no word, the code. */
const why = async (refused: Promise<Refused>) => {
  const { reason, code } = await refused;
  return reason ?? code;
};
const refused = async (orderId: string, more = {}) =>
  why(of.shop.refused(printersApi.print, await wish(orderId, more)));
const jobs = async (orderId: string) => (await of.shop.call(printersApi.jobs, { orderId })).items;
const until = (orderId: string, state: string) =>
  vi.waitUntil(async () => (await jobs(orderId))[0]?.state === state, { timeout: 30_000, interval: 50 });

describe('the printer of a machine', () => {
  it('is asked before it is kept, and its machine shows what it can do', async () => {
    const found = await of.centre.call(printersApi.find, { address: printer.server });
    expect(found.items).toMatchObject([{ address: printer.address, model: 'Paper Eater 3000' }]);
    const { items } = await of.shop.call(printersApi.list, {});
    expect(items).toMatchObject([{ machineId, revision: 1, printer: { address: printer.address, duplex: true } }]);
    expect(await of.shop.call(printersApi.look, { machineId })).toMatchObject({ state: 'idle', reasons: [] });
  });

  it('is refused in words where nothing answers, where no PDF is taken, and in networks that are closed', async () => {
    const connect = (address: string) =>
      why(of.centre.refused(printersApi.connect, { machineId, address, revision: 1 }));
    expect(await connect('ipp://127.0.0.1:9/ipp/print')).toBe('printer-unreachable');
    expect(await connect('ipp://10.0.0.1/ipp/print')).toBe('printer-forbidden');
    printer.facts.formats = ['image/urf'];
    expect(await connect(printer.address)).toBe('printer-unusable');
    printer.facts.formats = ['application/pdf'];
  });

  it.each(['http://127.0.0.1/', 'file:///etc/passwd', 'ipp://user:word@127.0.0.1/', 'ipp://10.1.1.1/?a=b', 'ipp://'])(
    'is at no address such as %s',
    async (address) => {
      expect(await why(of.centre.refused(printersApi.find, { address }))).toBe(-1400);
    },
  );

  it('is the affair of its own shop and the centre', async () => {
    const other = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
    expect((await other.call(printersApi.list, {})).items).toEqual([]);
    for (const endpoint of [printersApi.look, printersApi.disconnect] as const)
      expect(await why(other.refused(endpoint, { machineId }))).toBe(-1404);
    const connecting = other.refused(printersApi.connect, { machineId, address: printer.address, revision: 1 });
    expect(await why(connecting)).toBe(-1404);
    expect(await why(of.teacher.refused(printersApi.find, { address: printer.address }))).toBe(-1403);
  });

  it('is kept as its writer has seen it: who comes second is told', async () => {
    const spare = await newMachine(of.shop);
    const connect = { machineId: spare, address: printer.address, revision: 0 };
    await of.shop.call(printersApi.connect, connect);
    expect(await why(of.centre.refused(printersApi.connect, connect))).toBe('changed');
    await of.shop.call(printersApi.disconnect, { machineId: spare });
    expect(await refused(await newTask(), { machineId: spare })).toBe('no-printer');
  });
});

describe('printing a task here', () => {
  it('begins it, sends the very file with its options, and comes to its end', async () => {
    const orderId = await newTask();
    const { number } = await detail(orderId);
    await print(orderId);
    await until(orderId, 'completed');
    expect(await jobs(orderId)).toMatchObject([{ machineName: '1 号机', by: of.shop.ids.name, done: 4 }]);
    expect((await detail(orderId)).messageStatus).toBe(printStatuses.printing);
    const job = printer.jobs.findLast(({ name }) => name === number);
    expect(job?.wishes).toMatchObject({
      copies: 1,
      sides: 'two-sided-long-edge',
      media: 'iso_a4_210x297mm',
      'print-color-mode': 'monochrome',
    });
    const [sent] = await world.services.database.asSystem((db) =>
      db.select({ sha256: printOrder.sheetsSha256 }).from(printOrder).where(eq(printOrder.id, orderId)),
    );
    expect(job?.document?.equals(await readPdf(world.services.files, sent?.sha256 ?? ''))).toBe(true);
  });

  it('is asked about before it is done twice, and never done twice at once', async () => {
    const orderId = await newTask();
    printer.goOn = (job) => {
      job.state = 'processing';
    };
    const body = await wish(orderId);
    const both = await Promise.all([0, 1].map(() => why(of.shop.refused(printersApi.print, body)).catch(() => 'ok')));
    expect(both.sort()).toEqual(['is-printing', 'ok']);
    await until(orderId, 'processing');
    expect(await refused(orderId, { again: true })).toBe('is-printing');
    for (const job of printer.jobs) if (job.state === 'processing') job.state = 'completed';
    await until(orderId, 'completed');
    expect(await refused(orderId)).toBe('printed-already');
    printer.goOn = (job) => {
      job.state = 'completed';
    };
    await print(orderId, { again: true });
    await vi.waitUntil(async () => (await jobs(orderId)).filter(({ state }) => state === 'completed').length === 2, {
      timeout: 30_000,
      interval: 50,
    });
  });

  it('gives the task back to the shelf when the machine gives up, with its reason', async () => {
    const orderId = await newTask();
    printer.goOn = (job) => {
      job.state = 'aborted';
      job.reasons = ['document-format-error'];
    };
    await print(orderId);
    await until(orderId, 'aborted');
    const order = await detail(orderId);
    expect(order.messageStatus).toBe(printStatuses.pendingPrint);
    expect(order.history.at(-1)).toMatchObject({ move: 'fail', by: '1 号机', note: 'aborted document-format' });
    printer.goOn = (job) => {
      job.state = 'completed';
    };
    await print(orderId);
    await until(orderId, 'completed');
  });

  it('tells why it stands still, goes on when that is mended, and ends when somebody cancels it', async () => {
    const orderId = await newTask();
    printer.goOn = (job) => {
      job.state = 'stopped';
      job.reasons = ['printer-stopped'];
    };
    printer.printerReasons = ['media-empty-error'];
    const { jobId } = await print(orderId);
    await until(orderId, 'stopped');
    expect((await jobs(orderId))[0]?.reasons).toEqual(['printer-stopped', 'media-empty']);
    expect(await of.shop.call(printersApi.look, { machineId })).toMatchObject({
      state: 'stopped',
      reasons: ['media-empty'],
    });
    await of.shop.call(printersApi.cancel, { jobId });
    await until(orderId, 'canceled');
    expect((await detail(orderId)).messageStatus).toBe(printStatuses.pendingPrint);
    await of.shop.call(printersApi.cancel, { jobId });
  });

  it('prints nothing when the line is cut while the file is sent, and once when it is cut after', async () => {
    const [before, after] = [await newTask(), await newTask()];
    printer.cuts = 'before';
    await print(before);
    await until(before, 'aborted');
    expect((await jobs(before))[0]?.reasons).toEqual(['interrupted']);
    printer.cuts = 'after';
    await print(after);
    await until(after, 'completed');
    const { number } = await detail(after);
    expect(printer.jobs.filter(({ name }) => name === number)).toHaveLength(1);
  });

  it('asks before it prints again what a printer has forgotten: it may lie in the tray', async () => {
    const orderId = await newTask();
    printer.forgets = true;
    await print(orderId);
    await until(orderId, 'aborted');
    expect((await jobs(orderId))[0]?.reasons).toEqual(['forgotten']);
    expect(await refused(orderId)).toBe('printed-already');
  });

  it('is refused where the printer cannot, the machine stands still, or the task stands elsewhere', async () => {
    const orderId = await newOrder(world, of, { colorPrint: true });
    await bringTo(of, orderId, 'assigned');
    const mono = await openFakePrinter();
    mono.facts.colour = false;
    const other = await newMachine(of.shop);
    await of.shop.call(printersApi.connect, { machineId: other, address: mono.address, revision: 0 });
    expect(await refused(orderId, { machineId: other })).toBe('printer-lacks-colour');
    await of.shop.call(printSettingsApi.stopMachine, { machineId: other, stopped: '换鼓', revision: 1 });
    expect(await refused(orderId, { machineId: other })).toBe('machine-stopped');
    await move(of.shop, orderId, { move: 'start', machineId });
    await move(of.shop, orderId, { move: 'finish' });
    expect(await refused(orderId)).toBe('wrong-status');
    await mono.close();
  });

  it.skipIf(noCups !== undefined)(
    `comes out of a PDF printer of CUPS${noCups ? ` (${noCups})` : ''}`,
    async () => {
      const cups = await openCups();
      const orderId = await newTask();
      const onCups = await newMachine(of.shop);
      const [found] = (await of.shop.call(printersApi.find, { address: cups.server })).items;
      await of.shop.call(printersApi.connect, { machineId: onCups, address: found?.address ?? '', revision: 0 });
      await print(orderId, { machineId: onCups });
      await until(orderId, 'completed');
      expect((await cups.printed()).subarray(0, 5).toString()).toBe('%PDF-');
      await cups.close();
    },
    60_000,
  );
});
