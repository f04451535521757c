import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Connection } from '../../platform/db.js';
import { type FileStore, measuring } from '../../platform/files/index.js';
import { openClient } from '../../platform/pools.js';
import { dataPiece, type Head, headPiece, type Tail, tailPiece } from './entries.js';
import { sealed } from './sealing.js';
import {
  beginAlike,
  contentsOf,
  keepContents,
  moment,
  rowsOut,
  schemaOf,
  sequencesOf,
  type Table,
  tablesOf,
} from './store.js';
import { BackupError, isThere, refusals } from './words.js';

/** Where a world lives. The file store is the plain one: what is damaged is told, not refused. */
export interface Place {
  connection: Connection;
  files: FileStore;
}

/** What a backup holds. */
export type Whole = Omit<Extract<Head, { kind: 'whole' }>, 'kind'> & { madeAt: string };

const AT_ONCE = 500;

/** Writes the whole world into one enciphered file, while people go on working: rows of one moment, and every file that they refer to. */
export async function backUp({ connection, files }: Place, file: string, passphrase: string): Promise<Whole> {
  if (await stat(file).catch(() => undefined)) throw new BackupError(isThere(file));
  const draft = `${file}.part`;
  const client = await openClient(connection);
  const made: { whole?: Whole } = {};
  try {
    await keepContents(client);
    await beginAlike(client, 'repeatable read, read only');
    const pieces = Readable.from(
      piecesOf(client, files, (whole) => (made.whole = whole)),
      { objectMode: true },
    );
    await pipeline(pieces, (plain: Readable) => sealed(plain, passphrase), createWriteStream(draft, { mode: 0o600 }));
    await flush(draft);
    await rename(draft, file);
  } finally {
    await client.end();
    await rm(draft, { force: true });
  }
  if (made.whole === undefined) throw new Error('a backup without its end');
  return made.whole;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

async function* piecesOf(
  client: pg.Client,
  files: FileStore,
  ended: (whole: Whole) => void,
): AsyncGenerator<Buffer, void> {
  const schema = await schemaOf(client);
  if (schema === undefined) throw new BackupError(refusals.nothing);
  const whole: Whole = { madeAt: await moment(client), tables: 0, rows: 0, files: 0, bytes: 0, damaged: [] };
  yield headPiece({ kind: 'world', madeAt: whole.madeAt, ...schema });
  yield tailPiece(nothing);
  for (const table of await tablesOf(client)) {
    const { rows = 0 } = yield* rowsOf(client, table);
    whole.tables += 1;
    whole.rows += rows;
  }
  yield headPiece({ kind: 'sequences', values: await sequencesOf(client) });
  yield tailPiece(nothing);
  for await (const sha256 of allContents(client)) {
    const content = await files.open(sha256);
    const found = content && (yield* fileOf(sha256, content));
    if (found?.sha256 !== sha256) whole.damaged.push(sha256);
    if (found === undefined) continue;
    whole.files += 1;
    whole.bytes += found.size;
  }
  const { madeAt, ...sums } = whole;
  yield headPiece({ kind: 'whole', ...sums });
  yield tailPiece(nothing);
  ended(whole);
}

const nothing: Tail = { size: 0, sha256: createHash('sha256').digest('hex') };

async function* rowsOf(client: pg.Client, table: Table): AsyncGenerator<Buffer, Tail> {
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

async function* fileOf(sha256: string, content: Readable): AsyncGenerator<Buffer, Tail> {
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
  for (let after = ''; ; ) {
    const contents = await contentsOf(client, after, AT_ONCE);
    yield* contents;
    const last = contents.at(-1);
    if (last === undefined || contents.length < AT_ONCE) return;
    after = last;
  }
}
