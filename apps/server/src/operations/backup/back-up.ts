import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat, truncate } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Connection } from '../../platform/db.js';
import type { FileStore } from '../../platform/files/index.js';
import { openClient } from '../../platform/pools.js';
import { headPiece, tailPiece, type Whole } from './entries.js';
import { type LeftOff, leftOffOf } from './left-off.js';
import { allContents, contentsList, fileOf, nothing, rowsOf } from './pieces.js';
import { resealed, sealed } from './sealing.js';
import { beginAlike, keepContents, moment, schemaOf, sequencesOf, tablesOf } from './store.js';
import { BackupError, isThere, refusals } from './words.js';

/** Where a world lives. The file store is the plain one: what is damaged is told, not refused. */
export interface Place {
  connection: Connection;
  files: FileStore;
}

/** A draft that was left off so long ago is of a world that is gone. */
const TOO_OLD_MS = 24 * 3_600_000;

export const draftOf = (file: string): string => `${file}.part`;

/**
 * Writes the whole world into one enciphered file, while people go on working: rows of one moment, and every file that they refer to.
 * One that was broken off after its rows goes on with the files that it lacks.
 * @param wrote hears how many bytes stand in the file
 */
export async function backUp(
  { connection, files }: Place,
  file: string,
  passphrase: string,
  wrote: (bytes: number) => void = () => undefined,
): Promise<Whole> {
  if (await stat(file).catch(() => undefined)) throw new BackupError(isThere(file));
  const draft = draftOf(file);
  const client = await openClient(connection);
  const made: { whole?: Whole } = {};
  const ended = (whole: Whole) => {
    made.whole = whole;
  };
  try {
    await keepContents(client);
    const left = await goesOn(client, await leftOffOf(draft, passphrase));
    if (left !== undefined) await truncate(draft, left.length);
    await beginAlike(client, 'repeatable read, read only');
    const plain = Readable.from(left ? restOf(files, left, ended) : piecesOf(client, files, ended), {
      objectMode: true,
    });
    const to = createWriteStream(draft, { mode: 0o600, flags: left ? 'a' : 'w' });
    const before = left?.length ?? 0;
    await pipeline(
      plain,
      (bytes: Readable) =>
        counted(left ? resealed(bytes, left) : sealed(bytes, passphrase), (sum) => wrote(before + sum)),
      to,
    );
    await flush(draft);
    await rename(draft, file);
  } catch (error) {
    // What refuses to be backed up, or has no room, will not be gone on with.
    if (error instanceof BackupError || isNoRoom(error)) await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end();
  }
  if (made.whole === undefined) throw new Error('a backup without its end');
  return made.whole;
}

/** What was left off, where the world still has that form and is not much older. */
async function goesOn(client: pg.Client, left: LeftOff | undefined): Promise<LeftOff | undefined> {
  if (left === undefined) return undefined;
  const [schema, now] = [await schemaOf(client), await moment(client)];
  const isNew = Date.parse(now) - Date.parse(left.sums.madeAt) < TOO_OLD_MS;
  return schema?.schema === left.schema && isNew ? left : undefined;
}

const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));

async function* counted(bytes: AsyncIterable<Buffer>, tell: (sum: number) => void): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const piece of bytes) {
    yield piece;
    sum += piece.length;
    tell(sum);
  }
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
  yield* contentsList(client);
  yield* filesOf(files, allContents(client), whole);
  ended(whole);
}

/** What is missing of one that was left off: no rows, for those are of its moment. */
async function* restOf(
  files: FileStore,
  { sums, missing, begun }: LeftOff,
  ended: (whole: Whole) => void,
): AsyncGenerator<Buffer, void> {
  const whole: Whole = { ...sums, damaged: [...sums.damaged] };
  yield begun;
  yield* filesOf(files, missing, whole);
  ended(whole);
}

/** The files, and behind them the sums of all. */
async function* filesOf(
  files: FileStore,
  contents: AsyncIterable<string> | Iterable<string>,
  whole: Whole,
): AsyncGenerator<Buffer, void> {
  for await (const sha256 of contents) {
    const content = await files.open(sha256);
    const found = content && (yield* fileOf(sha256, content));
    if (found?.sha256 !== sha256) whole.damaged.push(sha256);
    if (found === undefined) continue;
    whole.files += 1;
    whole.bytes += found.size;
  }
  const { madeAt: _, ...sums } = whole;
  yield headPiece({ kind: 'whole', ...sums });
  yield tailPiece(nothing);
}
