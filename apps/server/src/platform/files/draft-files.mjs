// The two files of a draft that is still arriving: its bytes, and the records of its parts.
import {
  closeSync,
  constants,
  fdatasync,
  fstatSync,
  fsyncSync,
  openSync,
  read,
  readSync,
  statSync,
  write,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { giveBack, PAGE_BYTES, pagedCopy } from './page-buffers.mjs';
import { blankRecord, RECORD_BYTES, readRecord, recordOf, recordsOf } from './part-record.mjs';

const flushed = promisify(fdatasync);
const [readOn, writeOn] = [promisify(read), promisify(write)];

export class DraftFiles {
  #path;
  #bytes;
  #records;
  /** The same bytes past the system's cache; undefined where the disk or the system knows no such thing. */
  #direct;
  #users = 0;
  #isClosing = false;
  #flushing = Promise.resolve();
  /** The flush that comes after the one that runs, for all who have written meanwhile. */
  #next;

  constructor(path) {
    this.#path = path;
    this.#bytes = openOrMake(path);
    this.#records = openOrMake(recordsOf(path));
    this.#direct = openDirect(path);
  }

  get isBusy() {
    return this.#users > 0;
  }

  /** Another process may have dropped this draft and begun it anew: then these are other files of the same names. */
  isStill() {
    return isStill(this.#bytes, this.#path) && isStill(this.#records, recordsOf(this.#path));
  }

  /** Whether a part has its record. */
  has(number) {
    const record = Buffer.alloc(RECORD_BYTES);
    const there = readSync(this.#records, record, 0, RECORD_BYTES, (number - 1) * RECORD_BYTES);
    return readRecord(record.subarray(0, there), number) !== undefined;
  }

  /** Keeps the files open until the work is over. */
  async during(work) {
    this.#users++;
    try {
      return await work();
    } finally {
      this.#users--;
      if (this.#isClosing) this.close();
    }
  }

  /**
   * Writes the bytes of a part. Nobody reads them soon: past the cache they cost the disk alone, in it the pages too. How much that is
   * depends on the machine; where memory is given to it page by page it is more than all the hashes.
   */
  async write(bytes, at) {
    const isPaged = at % PAGE_BYTES === 0 && bytes.length % PAGE_BYTES === 0;
    const ownBuffer = isPaged && this.#direct !== undefined ? pagedCopy(bytes) : undefined;
    if (ownBuffer === undefined) return writeAll(this.#bytes, bytes, at);
    try {
      await writeAll(this.#direct, ownBuffer.subarray(0, bytes.length), at);
    } catch (error) {
      if (error.code !== 'EINVAL') throw error;
      await writeAll(this.#bytes, bytes, at); // a disk with larger pages
    } finally {
      giveBack(ownBuffer);
    }
  }

  record(number, bytes) {
    writeSync(this.#records, recordOf(number, bytes), 0, RECORD_BYTES, (number - 1) * RECORD_BYTES);
  }

  strike(number) {
    writeSync(this.#records, blankRecord, 0, RECORD_BYTES, (number - 1) * RECORD_BYTES);
  }

  /** Resolves when all that is written now is on the disk. Both files at once: should the power go between the two, the checksum in the record tells. */
  flush() {
    this.#next ??= this.#flushing.then(() => {
      this.#next = undefined;
      const flush = Promise.all([flushed(this.#bytes), flushed(this.#records)]);
      this.#flushing = flush.catch(() => undefined); // who waits for this one hears of it
      return flush;
    });
    return this.#next;
  }

  get size() {
    return fstatSync(this.#bytes).size;
  }

  readNow(buffer, length, at) {
    return this.#readTo(buffer, readSync(this.#bytes, buffer, 0, length, at));
  }

  async read(buffer, length, at) {
    return this.#readTo(buffer, (await readOn(this.#bytes, buffer, 0, length, at)).bytesRead);
  }

  /** Closes when nobody uses them any more: a number that is closed may soon be another file's. */
  close() {
    this.#isClosing = true;
    if (this.#users > 0) return;
    for (const file of [this.#bytes, this.#records, this.#direct]) if (file !== undefined) closeSync(file);
  }

  #readTo(buffer, length) {
    if (length === 0) throw new Error(`${this.#path} ends before it should`);
    return buffer.subarray(0, length);
  }
}

function isStill(file, path) {
  return statSync(path, { throwIfNoEntry: false })?.ino === fstatSync(file).ino;
}

function openDirect(path) {
  if (constants.O_DIRECT === undefined) return undefined;
  try {
    return openSync(path, constants.O_RDWR | constants.O_DIRECT);
  } catch {
    return undefined; // the cache serves as well
  }
}

function openOrMake(path) {
  try {
    return openSync(path, constants.O_RDWR);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT);
  // A new name is durable once its folder is; Windows cannot flush folders and does not need to.
  if (process.platform !== 'win32') {
    const folder = openSync(dirname(path), 'r');
    fsyncSync(folder);
    closeSync(folder);
  }
  return file;
}

async function writeAll(file, bytes, at) {
  for (let done = 0; done < bytes.length; )
    done += (await writeOn(file, bytes, done, bytes.length - done, at + done)).bytesWritten;
}
