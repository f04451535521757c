import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { measuring } from '../../platform/files/index.js';
import { dataPiece, headPiece, type Tail, tailPiece } from './entries.js';
import { contentsOf, rowsOut, type Table } from './store.js';

const AT_ONCE = 500;

export const nothing: Tail = { size: 0, sha256: createHash('sha256').digest('hex') };

export async function* rowsOf(client: pg.Client, table: Table): AsyncGenerator<Buffer, Tail> {
  yield headPiece({ kind: 'rows', table: table.name });
  const copied = await rowsOut(client, table, false);
  const { through, result } = measuring(Number.POSITIVE_INFINITY);
  const packed = createGzip({ level: 1 });
  const flow = pipeline(copied, through, packed);
  flow.catch(() => undefined); // heard where the packed rows end
  for await (const chunk of packed) yield dataPiece(chunk);
  await flow;
  const tail = { ...result(), rows: copied.rowCount };
  yield tailPiece(tail);
  return tail;
}

/** The hashes of all files of this moment, so that whoever goes on with the backup later copies the same ones. */
export async function* contentsList(client: pg.Client): AsyncGenerator<Buffer, void> {
  yield headPiece({ kind: 'contents' });
  const hash = createHash('sha256');
  let size = 0;
  for await (const contents of contentsByPages(client)) {
    const bytes = Buffer.from(contents.join(''), 'hex');
    hash.update(bytes);
    size += bytes.length;
    if (bytes.length > 0) yield dataPiece(bytes);
  }
  yield tailPiece({ size, sha256: hash.digest('hex') });
}

export async function* fileOf(sha256: string, content: Readable): AsyncGenerator<Buffer, Tail> {
  yield headPiece({ kind: 'file', sha256 });
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    size += chunk.length;
    yield dataPiece(chunk);
  }
  const tail = { size, sha256: hash.digest('hex') };
  yield tailPiece(tail);
  return tail;
}

/** Every content that a row of this moment refers to. */
export async function* allContents(client: pg.Client): AsyncGenerator<string> {
  for await (const contents of contentsByPages(client)) yield* contents;
}

async function* contentsByPages(client: pg.Client): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const contents = await contentsOf(client, after, AT_ONCE);
    yield contents;
    const last = contents.at(-1);
    if (last === undefined || contents.length < AT_ONCE) return;
    after = last;
  }
}
