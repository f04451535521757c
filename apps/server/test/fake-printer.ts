import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Attributes, decodeIpp, encodeIpp, groupTags, type Sent } from '../src/printing/printers/ipp/message.js';
import { numbersOf, wordsOf } from '../src/printing/printers/ipp/operations.js';

const states = { pending: 3, held: 4, processing: 5, stopped: 6, canceled: 7, aborted: 8, completed: 9 } as const;
type State = keyof typeof states;

export interface FakeJob {
  id: number;
  name: string;
  /** What it was asked for, by name. */
  wishes: Readonly<Record<string, string | number>>;
  document: Buffer | null;
  state: State;
  reasons: string[];
}

export interface FakePrinter {
  address: string;
  /** The print server that lists it. */
  server: string;
  jobs: FakeJob[];
  /** How it goes on with a job that has its document; completed where nothing is said. */
  goOn: (job: FakeJob) => void;
  facts: { colour: boolean; sides: string[]; media: string[]; formats: string[] };
  printerReasons: string[];
  /** Cuts the line to whoever sends a document, before or after it has come. */
  cuts: 'before' | 'after' | null;
  /** Forgets jobs as soon as they have ended. */
  forgets: boolean;
  close(): Promise<void>;
}

const OK = 0x0000;
const NOT_FOUND = 0x0406;
const NOT_POSSIBLE = 0x0404;
const UNKNOWN_OPERATION = 0x0501;

const sent = (tag: Sent['tag'], name: string, ...values: Sent['values']): Sent => ({ name, tag, values });

/** A printer that speaks IPP and prints into memory. */
export async function openFakePrinter(): Promise<FakePrinter> {
  const http = createServer((request, response) => {
    void bytesOf(request).then((bytes) => {
      const answer = answerTo(printer, bytes, request.url ?? '/');
      if (answer === null) return void response.destroy();
      response.writeHead(200, { 'content-type': 'application/ipp' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo; // as: it listens on a port
  const printer: FakePrinter = {
    address: `ipp://127.0.0.1:${port}/ipp/print`,
    server: `ipp://127.0.0.1:${port}`,
    jobs: [],
    goOn: (job) => {
      job.state = 'completed';
    },
    facts: {
      colour: true,
      sides: ['one-sided', 'two-sided-long-edge', 'two-sided-short-edge'],
      media: ['iso_a4_210x297mm', 'iso_a3_297x420mm'],
      formats: ['application/pdf'],
    },
    printerReasons: ['none'],
    cuts: null,
    forgets: false,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return printer;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The end of the attributes: what comes after is the document. */
function documentOf(bytes: Buffer): Buffer {
  const at = bytes.indexOf('%PDF');
  return at < 0 ? Buffer.alloc(0) : bytes.subarray(at);
}

function answerTo(printer: FakePrinter, bytes: Buffer, url: string): Buffer | null {
  const { code, requestId, groups } = decodeIpp(bytes);
  const operation = groups.find(({ tag }) => tag === groupTags.operation)?.attributes ?? new Map();
  const answer = (status: number, tag?: number, attributes: readonly Sent[] = []) =>
    encodeIpp(status, requestId, [
      {
        tag: groupTags.operation,
        attributes: [
          sent('charset', 'attributes-charset', 'utf-8'),
          sent('language', 'attributes-natural-language', 'en'),
        ],
      },
      ...(tag === undefined ? [] : [{ tag, attributes }]),
    ]);
  const [jobId] = numbersOf(operation, 'job-id');
  const job = printer.jobs.find(({ id }) => id === jobId);
  switch (code) {
    case 0x4002:
      return url === '/' ? answer(OK, groupTags.printer, aboutPrinter(printer)) : answer(UNKNOWN_OPERATION);
    case 0x000b:
      return url === '/ipp/print' ? answer(OK, groupTags.printer, aboutPrinter(printer)) : answer(NOT_FOUND);
    case 0x0005: {
      const wishes = groups.find(({ tag }) => tag === groupTags.job)?.attributes ?? new Map();
      const made = newJob(printer, operation, wishes);
      return answer(OK, groupTags.job, [sent('integer', 'job-id', made.id)]);
    }
    case 0x0006:
      if (job === undefined) return answer(NOT_FOUND);
      if (printer.cuts === 'before') return null;
      job.document = documentOf(bytes);
      job.reasons = [];
      job.state = 'pending';
      printer.goOn(job);
      if (printer.forgets && isOver(job)) printer.jobs = printer.jobs.filter((one) => one !== job);
      return printer.cuts === 'after' ? null : answer(OK);
    case 0x0008:
      if (job === undefined) return answer(NOT_FOUND);
      if (isOver(job)) return answer(NOT_POSSIBLE);
      job.state = 'canceled';
      return answer(OK);
    case 0x0009:
      return job === undefined ? answer(NOT_FOUND) : answer(OK, groupTags.job, aboutJob(job));
    default:
      return answer(UNKNOWN_OPERATION);
  }
}

const isOver = ({ state }: FakeJob): boolean => state === 'completed' || state === 'canceled' || state === 'aborted';

function newJob(printer: FakePrinter, operation: Attributes, wishes: Attributes): FakeJob {
  const named = [...wishes].flatMap(([name, [value]]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  );
  const job: FakeJob = {
    id: printer.jobs.length + 101,
    name: wordsOf(operation, 'job-name')[0] ?? '',
    wishes: Object.fromEntries(named),
    document: null,
    state: 'held',
    reasons: ['job-incoming'],
  };
  printer.jobs.push(job);
  return job;
}

const aboutPrinter = ({ facts, printerReasons }: FakePrinter): Sent[] => [
  sent('name', 'printer-name', 'fake'),
  sent('text', 'printer-info', '文印室 1 号机'),
  sent('text', 'printer-make-and-model', 'Paper Eater 3000'),
  // As servers do, it calls itself by a name of its own.
  sent('uri', 'printer-uri-supported', 'ipp://localhost:631/ipp/print'),
  sent('enum', 'printer-state', printerReasons.includes('none') ? 3 : 5),
  sent('keyword', 'printer-state-reasons', ...printerReasons),
  sent('boolean', 'printer-is-accepting-jobs', true),
  sent('enum', 'operations-supported', 0x0005, 0x0006, 0x0008, 0x0009, 0x000b),
  sent('mimeType', 'document-format-supported', ...facts.formats),
  sent('boolean', 'color-supported', facts.colour),
  sent('keyword', 'sides-supported', ...facts.sides),
  sent('keyword', 'media-supported', ...facts.media),
];

const aboutJob = ({ id, state, reasons, document }: FakeJob): Sent[] => [
  sent('integer', 'job-id', id),
  sent('enum', 'job-state', states[state]),
  sent('keyword', 'job-state-reasons', ...(reasons.length > 0 ? reasons : ['none'])),
  sent('integer', 'job-impressions-completed', state === 'completed' ? 4 : 0),
  sent('integer', 'number-of-documents', document === null ? 0 : 1),
];
