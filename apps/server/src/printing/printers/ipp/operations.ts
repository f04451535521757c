import type { Readable } from 'node:stream';
import { type Asking, askPrinter, PrinterFailure } from './ask.js';
import { type Attributes, encodeIpp, groupTags, type IppMessage, type IppValue, type Sent } from './message.js';

/** Operations of RFC 8011, and the one of CUPS that lists printers. */
const operations = {
  createJob: 0x0005,
  sendDocument: 0x0006,
  cancelJob: 0x0008,
  getJobAttributes: 0x0009,
  getPrinterAttributes: 0x000b,
  cupsGetPrinters: 0x4002,
} as const;
type Operation = keyof typeof operations;
export const needed: readonly number[] = [
  operations.createJob,
  operations.sendDocument,
  operations.cancelJob,
  operations.getJobAttributes,
];

/** Answers that say that it was done, some of them with a remark. */
const isDone = ({ code }: IppMessage): boolean => code < 0x0100;
const NOT_FOUND = 0x0406;
const GONE = 0x0407;

/** The printer understood and will not do it. */
export class PrinterRefused extends Error {
  readonly code: number;
  constructor(operation: Operation, code: number) {
    super(`${operation} answered 0x${code.toString(16)}`);
    this.code = code;
  }
}

const sent = (tag: Sent['tag'], name: string, ...values: Sent['values']): Sent => ({ name, tag, values });

interface Question {
  address: string;
  operation: Operation;
  attributes?: readonly Sent[];
  /** Wishes for a job. */
  job?: readonly Sent[];
  document?: Readable;
}

async function ask(asking: Asking, { address, operation, attributes = [], job, document }: Question) {
  const message = encodeIpp(operations[operation], 1, [
    {
      tag: groupTags.operation,
      attributes: [
        sent('charset', 'attributes-charset', 'utf-8'),
        sent('language', 'attributes-natural-language', 'en'),
        ...attributes,
      ],
    },
    ...(job ? [{ tag: groupTags.job, attributes: job }] : []),
  ]);
  const answer = await askPrinter(address, message, asking, document);
  if (!isDone(answer)) throw new PrinterRefused(operation, answer.code);
  return answer;
}

const groupsOf = (message: IppMessage, tag: number): Attributes[] =>
  message.groups.filter((group) => group.tag === tag).map(({ attributes }) => attributes);

export const wordsOf = (attributes: Attributes, name: string): string[] =>
  (attributes.get(name) ?? []).filter((value): value is string => typeof value === 'string');
export const numbersOf = (attributes: Attributes, name: string): number[] =>
  (attributes.get(name) ?? []).filter((value): value is number => typeof value === 'number');
export const isTrue = (attributes: Attributes, name: string): boolean =>
  attributes.get(name)?.some((value: IppValue) => value === true) ?? false;

const PRINTER_ATTRIBUTES = [
  'printer-name',
  'printer-info',
  'printer-make-and-model',
  'printer-uri-supported',
  'printer-state',
  'printer-state-reasons',
  'printer-is-accepting-jobs',
  'operations-supported',
  'document-format-supported',
  'color-supported',
  'sides-supported',
  'media-supported',
  'media-ready',
];
const JOB_ATTRIBUTES = [
  'job-id',
  'job-state',
  'job-state-reasons',
  'job-impressions-completed',
  'job-media-sheets-completed',
  'number-of-documents',
];

const user = sent('name', 'requesting-user-name', 'zhibi');
const printerUri = (address: string) => sent('uri', 'printer-uri', address);
const ofJob = (address: string, ippJobId: number): Sent[] => [
  printerUri(address),
  sent('integer', 'job-id', ippJobId),
  user,
];

/** What the printers of a print server say of themselves; none where it knows the question not. */
export async function askPrinters(asking: Asking, address: string): Promise<Attributes[]> {
  try {
    const answer = await ask(asking, {
      address,
      operation: 'cupsGetPrinters',
      attributes: [user, sent('keyword', 'requested-attributes', ...PRINTER_ATTRIBUTES)],
    });
    return groupsOf(answer, groupTags.printer);
  } catch (error) {
    if (error instanceof PrinterRefused) return [];
    throw error;
  }
}

/** What one printer says of itself. */
export async function askPrinterAttributes(asking: Asking, address: string): Promise<Attributes> {
  const answer = await ask(asking, {
    address,
    operation: 'getPrinterAttributes',
    attributes: [printerUri(address), user, sent('keyword', 'requested-attributes', ...PRINTER_ATTRIBUTES)],
  });
  const [attributes] = groupsOf(answer, groupTags.printer);
  if (attributes === undefined) throw new PrinterFailure('not-a-printer');
  return attributes;
}

export interface JobWishes {
  name: string;
  copies: number;
  sides: 'one-sided' | 'two-sided-long-edge' | 'two-sided-short-edge';
  media: string;
  colour: boolean;
}

/** Opens a job that has no document yet: nothing is printed before it has one. */
export async function createJob(asking: Asking, address: string, wishes: JobWishes): Promise<number> {
  const answer = await ask(asking, {
    address,
    operation: 'createJob',
    attributes: [printerUri(address), user, sent('name', 'job-name', wishes.name)],
    job: [
      sent('integer', 'copies', wishes.copies),
      sent('keyword', 'sides', wishes.sides),
      sent('keyword', 'media', wishes.media),
      sent('keyword', 'print-color-mode', wishes.colour ? 'color' : 'monochrome'),
    ],
  });
  const [id] = groupsOf(answer, groupTags.job).flatMap((attributes) => numbersOf(attributes, 'job-id'));
  if (id === undefined) throw new PrinterFailure('not-a-printer');
  return id;
}

/** Gives a job its only document. */
export async function sendDocument(
  asking: Asking,
  address: string,
  { ippJobId, name, document }: { ippJobId: number; name: string; document: Readable },
): Promise<void> {
  await ask(asking, {
    address,
    operation: 'sendDocument',
    attributes: [
      ...ofJob(address, ippJobId),
      sent('name', 'document-name', name),
      sent('mimeType', 'document-format', 'application/pdf'),
      sent('boolean', 'last-document', true),
    ],
    document,
  });
}

/** Where a job stands; undefined where the printer knows it no more. */
export async function askJob(asking: Asking, address: string, ippJobId: number): Promise<Attributes | undefined> {
  try {
    const answer = await ask(asking, {
      address,
      operation: 'getJobAttributes',
      attributes: [...ofJob(address, ippJobId), sent('keyword', 'requested-attributes', ...JOB_ATTRIBUTES)],
    });
    return groupsOf(answer, groupTags.job)[0];
  } catch (error) {
    if (error instanceof PrinterRefused && (error.code === NOT_FOUND || error.code === GONE)) return undefined;
    throw error;
  }
}

/** Asks for the end of a job; one that has ended already stays as it is. */
export async function cancelJob(asking: Asking, address: string, ippJobId: number): Promise<void> {
  try {
    await ask(asking, { address, operation: 'cancelJob', attributes: ofJob(address, ippJobId) });
  } catch (error) {
    if (!(error instanceof PrinterRefused)) throw error;
  }
}
