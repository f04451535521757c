import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodeIpp, type IppMessage, IppUnreadable } from './message.js';
import { Forbidden, lookupWithin } from './reachable.js';

/** Why a printer could not be asked. */
export class PrinterFailure extends Error {
  readonly why: 'unreachable' | 'forbidden' | 'not-a-printer';
  constructor(why: PrinterFailure['why']) {
    super(why);
    this.why = why;
  }
}

const MB = 1024 * 1024;
/** A print server of a school has hundreds of queues at most. */
const LONGEST_ANSWER = 2 * MB;
/** For a question; a document may take as long as it goes on. */
const ANSWER_MS = 10_000;
const SILENCE_MS = 60_000;

export interface Asking {
  isReachable: (address: string) => boolean;
}

/** Sends a message of IPP, and a document after it where there is one, and reads the answer: no other address, no more bytes, no longer than it may. */
export async function askPrinter(
  address: string,
  message: Buffer,
  { isReachable }: Asking,
  document?: Readable,
): Promise<IppMessage> {
  const { protocol, hostname, port, pathname } = new URL(address.replace(/^ipp/i, 'http'));
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !isReachable(host)) throw new PrinterFailure('forbidden');
  const end = AbortSignal.timeout(document ? 30 * 60_000 : ANSWER_MS);
  const request = (protocol === 'https:' ? https : http).request({
    host,
    port: port || 631,
    path: pathname,
    method: 'POST',
    headers: {
      'content-type': 'application/ipp',
      ...(document ? {} : { 'content-length': message.length }),
    },
    lookup: lookupWithin(isReachable),
    agent: false,
    timeout: document ? SILENCE_MS : ANSWER_MS,
    signal: end,
  });
  request.on('timeout', () => request.destroy(new Error('silence')));
  try {
    const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).once('error', reject);
    });
    // Who refuses early answers before all is sent: the answer counts then, not that the rest could not be sent.
    const sent = pipeline(Readable.from(parts(message, document)), request);
    sent.catch(() => {});
    return await readAnswer(await answered);
  } catch (error) {
    document?.destroy();
    throw failureOf(error);
  } finally {
    request.destroy();
  }
}

async function* parts(message: Buffer, document?: Readable): AsyncGenerator<Uint8Array> {
  yield message;
  if (document) yield* document;
}

async function readAnswer(response: http.IncomingMessage): Promise<IppMessage> {
  const type = response.headers['content-type'] ?? '';
  if (response.statusCode !== 200 || !type.startsWith('application/ipp')) throw new PrinterFailure('not-a-printer');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new PrinterFailure('not-a-printer');
    chunks.push(chunk);
  }
  return decodeIpp(Buffer.concat(chunks));
}

function failureOf(error: unknown): PrinterFailure {
  if (error instanceof PrinterFailure) return error;
  if (error instanceof Forbidden) return new PrinterFailure('forbidden');
  if (error instanceof IppUnreadable) return new PrinterFailure('not-a-printer');
  // Whatever a network can say: refused, reset, no such name, a certificate that nobody knows, silence.
  return new PrinterFailure('unreachable');
}
