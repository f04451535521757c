import { type Envelope, SUCCESS } from '@zhibi/contract/kernel';
import type { MediaFile } from '@zhibi/exchange';
import type { z } from 'zod';
import type { Log } from '../../../platform/log.js';
import { Problem } from '../../../platform/problem.js';
import type { Bank, BankFile } from '../bank.js';
import type { Manifest, Remote } from '../manifest.js';
import type { BankItem } from '../rules-query.js';
import { type CallTo, signedCall } from './signed-call.js';
import { answers, itemOf } from './wire.js';

const LARGEST_ANSWER = 8 * 1024 * 1024;
const LARGEST_FILE = 32 * 1024 * 1024;
const LONGEST_WORDS = 200;

interface Context {
  log: Pick<Log, 'warn'>;
  now(): Date;
}

const notThere = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof Problem && error.kind === 'not-found') return undefined;
    throw error;
  });

/** One conversation with a partner: asks, opens the envelope, and lets nothing through that the shapes do not name. */
class Line {
  constructor(
    private readonly remote: Remote,
    private readonly name: string,
    private readonly context: Context,
  ) {}

  async ask<S extends z.ZodType>(call: string, body: unknown, shape: S, repeatable = true): Promise<z.output<S>> {
    const bytes = await this.#call(call, body, { largestBytes: LARGEST_ANSWER, repeatable });
    const read = shape.safeParse(this.#dataOf(call, bytes));
    if (read.success) return read.data;
    throw this.#nonsense(call, read.error.issues.slice(0, 5));
  }

  /** Bytes of a file; an answer that is JSON is a refusal in its envelope. */
  async bytes(call: string, body: unknown): Promise<Uint8Array> {
    const bytes = await this.#call(call, body, { largestBytes: LARGEST_FILE, repeatable: true });
    if (bytes[0] === 0x7b) this.#dataOf(call, bytes);
    return bytes;
  }

  #call(call: string, body: unknown, how: Pick<CallTo, 'largestBytes' | 'repeatable'>): Promise<Uint8Array> {
    return signedCall(call, body, { ...how, remote: this.remote, now: this.context.now });
  }

  #dataOf(call: string, bytes: Uint8Array): unknown {
    let envelope: Partial<Envelope> | null;
    try {
      envelope = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      throw this.#nonsense(call, 'no JSON');
    }
    if (typeof envelope?.code !== 'number') throw this.#nonsense(call, 'no envelope');
    if (envelope.code === SUCCESS) return envelope.data;
    if (envelope.code === -1404) throw new Problem('not-found');
    if (envelope.code === -1403) throw new Problem('conflict', 'partner-key');
    const words = typeof envelope.msg === 'string' ? envelope.msg : '';
    const said = words
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_WORDS);
    throw new Problem('conflict', 'partner-says', { said });
  }

  #nonsense(call: string, why: unknown): Problem {
    this.context.log.warn({ bank: this.name, call, why }, 'the answer of a partner cannot be read');
    return new Problem('conflict', 'partner-nonsense');
  }
}

const itemsOf = (lines: readonly Parameters<typeof itemOf>[0][], pictures = new Map<string, MediaFile>()): BankItem[] =>
  lines.flatMap((line) => itemOf(line, pictures) ?? []);

const signs: readonly { type: string; begins: readonly number[] }[] = [
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
];

/** A bank that lies with a partner. Reading is tried twice, taking once: a partner counts what is taken. */
export function openRemoteBank(about: Manifest, remote: Remote, context: Context): Bank {
  const line = new Line(remote, about.name.en, context);
  const get = async (ids: readonly string[]) =>
    itemsOf((await line.ask('questions', { ids }, answers.questions)).items);
  return {
    about,
    topics: async (subject) => (await line.ask('topics', { subject }, answers.topics)).topics,
    search: async (query) => {
      const { items, ...page } = await line.ask('search', query, answers.search);
      return { ...page, items: itemsOf(items) };
    },
    get,
    similar: async (subject, itemId) => {
      const { items } = await line.ask('similar', { subject, id: itemId }, answers.similar);
      return items.flatMap(({ question, likeness }) => itemsOf([question]).map((item) => ({ item, likeness })));
    },
    import: async (ids, requester) => {
      const pictures = new Map<string, MediaFile>();
      const { items } = await line.ask('import', { ids, ...requester }, answers.questions, false);
      return { items: itemsOf(items, pictures).filter(({ itemId }) => ids.includes(itemId)), pictures };
    },
    papers: (query) => line.ask('papers', query, answers.papers),
    paper: (paperId) =>
      notThere(
        line.ask('paper', { paperId }, answers.paper).then(({ paper, items }) => ({ paper, items: itemsOf(items) })),
      ),
    file: (paperId) =>
      notThere<BankFile>(
        line.bytes('file', { paperId }).then((bytes) => ({ name: paperId, type: 'application/octet-stream', bytes })),
      ),
    books: (query) => line.ask('books', query, answers.books),
    book: (bookId) => notThere(line.ask('book', { bookId }, answers.book)),
    picture: async (bookId, page) => {
      const bytes = await notThere(line.bytes('page', { bookId, page }));
      const sign = signs.find(({ begins }) => begins.every((byte, at) => bytes?.[at] === byte));
      return bytes && sign && { name: `${bookId}-${page}`, type: sign.type, bytes };
    },
  };
}
