import { z } from 'zod';
import { Pulled } from './pulled.js';
import { BackupError, refusals } from './words.js';

const Count = z.int().nonnegative();
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What an entry is, written before its bytes. */
export const Head = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('world'), madeAt: z.iso.datetime(), schema: Hash, newest: z.string() }),
  z.object({ kind: z.literal('rows'), table: z.string() }),
  z.object({ kind: z.literal('sequences'), values: z.array(z.tuple([z.string(), z.string(), z.boolean()])) }),
  /** The hashes of all files that the rows refer to, 32 bytes each: a backup that was broken off goes on by it. */
  z.object({ kind: z.literal('contents') }),
  z.object({ kind: z.literal('file'), sha256: Hash }),
  z.object({
    kind: z.literal('whole'),
    tables: Count,
    rows: Count,
    files: Count,
    bytes: Count,
    damaged: z.array(Hash),
  }),
]);
export type Head = z.output<typeof Head>;

/** What the bytes of an entry were, known when they have been read: of rows before they were packed. */
export const Tail = z.object({ size: Count, sha256: Hash, rows: Count.optional() });
export type Tail = z.output<typeof Tail>;

export interface Entry {
  head: Head;
  data(): AsyncGenerator<Buffer>;
  /** After the data has been read. */
  tail(): Tail;
}

const HEAD = 1;
const DATA = 2;
const TAIL = 3;
export const pieceKinds = { head: HEAD, data: DATA, tail: TAIL } as const;
const MOST = 64 * 1024 * 1024;

function piece(kind: number, body: Uint8Array): Buffer {
  const start = Buffer.alloc(5);
  start.writeUInt8(kind);
  start.writeUInt32BE(body.length, 1);
  return Buffer.concat([start, body]);
}

export const headPiece = (head: Head): Buffer => piece(HEAD, Buffer.from(JSON.stringify(head)));
export const dataPiece = (bytes: Uint8Array): Buffer => piece(DATA, bytes);
export const tailPiece = (tail: Tail): Buffer => piece(TAIL, Buffer.from(JSON.stringify(tail)));

export async function pieceOf(pulled: Pulled): Promise<{ kind: number; body: Buffer } | undefined> {
  const start = await pulled.take(5);
  if (start.length === 0) return undefined;
  const length = start.length === 5 ? start.readUInt32BE(1) : MOST + 1;
  const body = length > MOST ? undefined : await pulled.take(length);
  if (body?.length !== length) throw new BackupError(refusals.altered);
  return { kind: start.readUInt8(), body };
}

/** What a backup holds, one after the other; the data of each is read before the next is asked for. */
export async function* entriesOf(plain: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const pulled = new Pulled(plain);
  try {
    for (let found = await pieceOf(pulled); found !== undefined; found = await pieceOf(pulled)) {
      if (found.kind !== HEAD) throw new BackupError(refusals.altered);
      let last: Tail | undefined;
      const data = async function* () {
        for (;;) {
          const next = await pieceOf(pulled);
          if (next?.kind === DATA) yield next.body;
          else if (next?.kind === TAIL) {
            last = read(Tail, next.body);
            return;
          } else throw new BackupError(refusals.altered);
        }
      };
      const tail = () => {
        if (last === undefined) throw new Error('the data of this entry has not been read');
        return last;
      };
      yield { head: read(Head, found.body), data, tail };
    }
  } finally {
    await pulled.end();
  }
}

export function read<T>(schema: z.ZodType<T>, body: Buffer): T {
  const parsed = schema.safeParse(JSON.parse(body.toString('utf8')));
  if (!parsed.success) throw new BackupError(refusals.altered);
  return parsed.data;
}

/** What a backup holds. */
export type Whole = Omit<Extract<Head, { kind: 'whole' }>, 'kind'> & { madeAt: string };
