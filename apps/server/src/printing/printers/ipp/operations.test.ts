import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { noCups, openCups } from '../../../../test/cups.js';
import { openFakePrinter } from '../../../../test/fake-printer.js';
import { findPrinters } from '../find-printers.js';
import { factsOf, jobOf, nowOf } from '../printer-facts.js';
import { type Asking, askPrinter } from './ask.js';
import { askJob, askPrinterAttributes, cancelJob, createJob, PrinterRefused, sendDocument } from './operations.js';
import { reachable } from './reachable.js';

const here: Asking = { isReachable: reachable('127.0.0.0/8') };
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const wishes = {
  name: 'P000042',
  copies: 1,
  sides: 'two-sided-long-edge',
  media: 'iso_a4_210x297mm',
  colour: false,
} as const;

interface Printer {
  server: string;
  address: string;
  printed(): Promise<Buffer>;
  close(): Promise<void>;
}

async function fake(): Promise<Printer> {
  const printer = await openFakePrinter();
  const { server, address, close } = printer;
  return { server, address, close, printed: async () => printer.jobs.at(-1)?.document ?? Buffer.alloc(0) };
}

/** What every printer does, the one in memory as the one that CUPS keeps. */
function behavesAsPrinter(name: string, open: () => Promise<Printer>, skipped?: string): void {
  describe.skipIf(skipped !== undefined)(`${name}${skipped ? ` (${skipped})` : ''}`, () => {
    let printer: Printer;
    beforeAll(async () => {
      printer = await open();
    }, 60_000);
    afterAll(() => printer?.close());

    it('is found at its server, under the address by which the server is reached', async () => {
      const found = await findPrinters(here, printer.server);
      expect(found.map(({ address }) => address)).toEqual([printer.address]);
      expect(await findPrinters(here, printer.address)).toMatchObject([{ address: printer.address, isUsable: true }]);
    });

    it('says what it can do, and that it is ready', async () => {
      const attributes = await askPrinterAttributes(here, printer.address);
      expect(factsOf(attributes)).toMatchObject({
        isUsable: true,
        colour: true,
        duplex: true,
        media: ['iso_a4_210x297mm', 'iso_a3_297x420mm'],
      });
      expect(nowOf(attributes)).toEqual({ state: 'idle', reasons: [], isAccepting: true });
    });

    it('prints the file of a job as it was sent, and says so', async () => {
      const ippJobId = await createJob(here, printer.address, wishes);
      expect(jobOf((await askJob(here, printer.address, ippJobId)) ?? new Map()).isEmpty).toBe(true);
      await sendDocument(here, printer.address, { ippJobId, name: 'P000042.pdf', document: Readable.from([pdf]) });
      await vi.waitUntil(
        async () => jobOf((await askJob(here, printer.address, ippJobId)) ?? new Map()).state === 'completed',
        { timeout: 30_000, interval: 100 },
      );
      expect((await printer.printed()).equals(pdf)).toBe(true);
    });

    it('ends a job that is cancelled, and leaves one alone that has ended', async () => {
      const ippJobId = await createJob(here, printer.address, wishes);
      await cancelJob(here, printer.address, ippJobId);
      await cancelJob(here, printer.address, ippJobId);
      expect(jobOf((await askJob(here, printer.address, ippJobId)) ?? new Map()).state).toBe('canceled');
    });

    it('knows no job that it never got, and takes no file for it', async () => {
      expect(await askJob(here, printer.address, 99_999)).toBeUndefined();
      const sent = sendDocument(here, printer.address, { ippJobId: 99_999, name: 'x', document: Readable.from([pdf]) });
      await expect(sent).rejects.toBeInstanceOf(PrinterRefused);
    });
  });
}

behavesAsPrinter('a printer in memory', fake);
behavesAsPrinter('a PDF printer of CUPS', openCups, noCups);

describe('what is asked for', () => {
  it('comes to the printer: copies, sides, paper, colour and a name', async () => {
    const printer = await openFakePrinter();
    await createJob(here, printer.address, { ...wishes, copies: 2, colour: true });
    expect(printer.jobs).toMatchObject([
      {
        name: 'P000042',
        wishes: { copies: 2, sides: 'two-sided-long-edge', media: 'iso_a4_210x297mm', 'print-color-mode': 'color' },
      },
    ]);
    await printer.close();
  });
});

describe('an address that is no printer', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  async function serverThat(answer: (response: import('node:http').ServerResponse) => void): Promise<string> {
    const server = createServer((_, response) => answer(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `ipp://127.0.0.1:${(server.address() as AddressInfo).port}/`; // as: it listens on a port
  }
  const asked = (address: string) => askPrinter(address, Buffer.alloc(9), here);

  it.each([
    [
      'a web page',
      (one: import('node:http').ServerResponse) => one.writeHead(200, { 'content-type': 'text/html' }).end('hello'),
    ],
    [
      'a way to somewhere else',
      (one: import('node:http').ServerResponse) => one.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    ],
    [
      'bytes that are no message',
      (one: import('node:http').ServerResponse) =>
        one.writeHead(200, { 'content-type': 'application/ipp' }).end('hello'),
    ],
    [
      'an answer without end',
      (one: import('node:http').ServerResponse) => {
        one.writeHead(200, { 'content-type': 'application/ipp' });
        one.on('error', () => {});
        for (let nth = 0; nth < 48; nth++) one.write(Buffer.alloc(64 * 1024));
      },
    ],
  ])('is not taken for one: %s', async (_, answer) => {
    await expect(asked(await serverThat(answer))).rejects.toMatchObject({ why: 'not-a-printer' });
  });

  it('is not waited for: nobody listens, or there is no such name', async () => {
    await expect(asked('ipp://127.0.0.1:9/')).rejects.toMatchObject({ why: 'unreachable' });
    await expect(asked('ipp://printer.invalid/')).rejects.toMatchObject({ why: 'unreachable' });
  });
});

describe('where printers may be', () => {
  const open = reachable(undefined);
  it.each([
    ['10.1.2.3', true],
    ['192.168.1.20', true],
    ['fd12::1', true],
    ['127.0.0.1', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['169.254.169.254', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
  ])('without a setting %s: %s', (address, isAllowed) => {
    expect(open(address)).toBe(isAllowed);
  });

  it('is what is named, and nothing else', () => {
    const named = reachable('10.1.0.0/16, 127.0.0.1');
    expect(['10.1.2.3', '127.0.0.1'].map(named)).toEqual([true, true]);
    expect(['10.2.0.1', '127.0.0.2', '::1'].map(named)).toEqual([false, false, false]);
  });

  it('is judged for names too, by the address that is connected to', async () => {
    const refused = askPrinter('ipp://localhost:631/', Buffer.alloc(9), { isReachable: open });
    await expect(refused).rejects.toMatchObject({ why: 'forbidden' });
  });
});
