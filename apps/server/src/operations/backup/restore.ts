import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { measuring } from '../../platform/files/index.js';
import { openClient } from '../../platform/pools.js';
import type { Place } from './back-up.js';
import { type Entry, entriesOf, type Head, type Tail, type Whole } from './entries.js';
import { allContents } from './pieces.js';
import { opened } from './sealing.js';
import {
  beginAlike,
  isInhabited,
  keepAlone,
  leaveCodesOut,
  openTables,
  rowsIn,
  rowsOut,
  schemaOf,
  setSequences,
  type Table,
  tablesOf,
} from './store.js';
import { BackupError, differs, isMissing, otherVersion, refusals } from './words.js';

/** A backup of which the passphrase was right. */
export interface Backup {
  world: { madeAt: string; schema: string; newest: string };
  /** What follows, to be read once. */
  entries: AsyncGenerator<Entry>;
}

/** Opens a backup as far as to know that it is one, and ours to read: nothing need be there yet to restore it into. */
export async function openBackup(file: string, passphrase: string): Promise<Backup> {
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new BackupError(isMissing(file));
  const entries = entriesOf(opened(createReadStream(file, { highWaterMark: 1024 * 1024 }), passphrase));
  const { value: first } = await entries.next();
  if (first?.head.kind !== 'world') throw new BackupError(refusals.altered);
  await drained(first);
  return { world: first.head, entries };
}

/**
 * Brings a backup back into a place where nobody lives. The rows come in one transaction, which ends only when the last frame has been read,
 * every table reads again as it was read for the backup, every reference holds, and every file of a row is there.
 */
export async function restore({ world, entries }: Backup, { connection, files }: Place): Promise<Whole> {
  const client = await openClient(connection);
  try {
    await beginAlike(client, 'read committed');
    await keepAlone(client);
    const ours = await schemaOf(client);
    if (ours?.schema !== world.schema) throw new BackupError(otherVersion(world.newest, ours?.newest ?? ''));
    if (await isInhabited(client)) throw new BackupError(refusals.notEmpty);
    const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]));
    const closeTables = await openTables(client, [...tables.values()]);
    const sums = { tables: 0, rows: 0, files: 0, bytes: 0 };
    let whole: Whole | undefined;
    for await (const entry of entries) {
      const { head } = entry;
      if (whole !== undefined) throw new BackupError(refusals.altered);
      if (head.kind === 'rows') {
        const table = tables.get(head.table);
        if (table === undefined) throw new BackupError(refusals.altered);
        sums.tables += 1;
        sums.rows += await restoreRows(client, table, entry);
      } else if (head.kind === 'file') {
        const kept = await files.put(Readable.from(entry.data()), Number.POSITIVE_INFINITY);
        // A file that was damaged when the backup was made is here as it was, under no name that a row knows.
        if (kept.sha256 !== entry.tail().sha256) throw new BackupError(differs(head.sha256));
        sums.files += 1;
        sums.bytes += kept.size;
      } else if (head.kind === 'contents') {
        for await (const _ of entry.data()); // the files follow
      } else {
        await drained(entry);
        if (head.kind === 'sequences') {
          await setSequences(client, head.values);
          await leaveCodesOut(client);
        }
        if (head.kind === 'whole') whole = wholeOf(head, world.madeAt);
      }
    }
    if (whole === undefined) throw new BackupError(refusals.truncated);
    mustAgree(sums, whole);
    await closeTables();
    await mustHaveFiles(client, { files }, new Set(whole.damaged));
    await client.query('commit');
    await client.query('analyze'); // the first questions are answered by plans for these rows
    return whole;
  } finally {
    await entries.return(undefined);
    await client.end();
  }
}

function wholeOf({ kind: _, ...sums }: Extract<Head, { kind: 'whole' }>, madeAt: string): Whole {
  return { ...sums, madeAt };
}

async function drained(entry: Entry): Promise<void> {
  for await (const _ of entry.data()) throw new BackupError(refusals.altered);
}

/** Writes the rows of a table, and reads them again in the order in which they were read for the backup. */
async function restoreRows(client: pg.Client, table: Table, entry: Entry): Promise<number> {
  await pipeline(Readable.from(entry.data()), createGunzip(), rowsIn(client, table));
  const said: Tail = entry.tail();
  const { through, result } = measuring(Number.POSITIVE_INFINITY);
  const copied = await rowsOut(client, table, true);
  await pipeline(copied, through, async (bytes: AsyncIterable<Buffer>) => {
    for await (const _ of bytes); // only measured
  });
  const read = { ...result(), rows: copied.rowCount };
  if (read.sha256 !== said.sha256 || read.rows !== said.rows) throw new BackupError(differs(table.name));
  return read.rows;
}

function mustAgree(sums: Pick<Whole, 'tables' | 'rows' | 'files' | 'bytes'>, whole: Whole): void {
  for (const what of ['tables', 'rows', 'files', 'bytes'] as const)
    if (sums[what] !== whole[what]) throw new BackupError(differs(`${what}: ${sums[what]} / ${whole[what]}`));
}

async function mustHaveFiles(client: pg.Client, { files }: Pick<Place, 'files'>, damaged: ReadonlySet<string>) {
  for await (const sha256 of allContents(client))
    if (!damaged.has(sha256) && (await files.sizeOf(sha256)) === undefined) throw new BackupError(differs(sha256));
}
