// One file that is still arriving, as its thread has it open: its bytes, the records of its parts, and its hashes as far as it has been read.
import { createHash } from 'node:crypto';
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
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { blankRecord, RECORD_BYTES, readRecord, recordOf, recordsOf } from './part-record.mjs';

const READ_BYTES = 1024 * 1024;
/** For reading that nobody else waits for. */
const scratch = Buffer.allocUnsafe(READ_BYTES);
const flushed = promisify(fdatasync);
const readOn = promisify(read);

export class Draft {
  #path;
  #bytes = -1;
  #records = -1;
  /** Calls that use the files at this moment. */
  #busy = 0;
  #sha256 = createHash('sha256');
  #md5 = createHash('md5');
  #at = 0;
  /** Parts beyond a gap: where each begins → where it ends. */
  #waiting = new Map();

  constructor(path) {
    this.#path = path;
  }

  get isBusy() {
    return this.#busy > 0;
  }

  /** Writes a part and its record; false where it is here already. Fails with the code WRONG where it is not what its MD5 says. */
  write({ number, at, bytes, md5 }) {
    if (md5 !== undefined && createHash('md5').update(bytes).digest('hex') !== md5)
      throw Object.assign(new Error('not what its MD5 says'), { code: 'WRONG' });
    this.#open();
    const recordAt = (number - 1) * RECORD_BYTES;
    const record = Buffer.alloc(RECORD_BYTES);
    const there = readSync(this.#records, record, 0, RECORD_BYTES, recordAt);
    if (readRecord(record.subarray(0, there), number) !== undefined) return false;
    writeAll(this.#bytes, bytes, at);
    writeAll(this.#records, recordOf(number, bytes), recordAt);
    return true;
  }

  /** Both files at once: should the power go between the two, the checksum in the record tells. */
  async flush() {
    this.#busy++;
    try {
      await Promise.all([flushed(this.#bytes), flushed(this.#records)]);
    } finally {
      this.#busy--;
    }
  }

  /** What is not safely on the disk must not be claimed to be. */
  strike(numbers) {
    this.#begin();
    try {
      for (const number of numbers) writeSync(this.#records, blankRecord, 0, RECORD_BYTES, (number - 1) * RECORD_BYTES);
    } catch {
      // The disk that failed fails again: the first error is the one that is told.
    }
  }

  /** Takes the hashes on, as far as parts are here without a gap: what has a record is never written again. */
  read({ at, bytes }) {
    if (at === this.#at) this.#take(bytes);
    else this.#waiting.set(at, at + bytes.length);
    let end = this.#at;
    for (let next = this.#waiting.get(end); next !== undefined && next > end; next = this.#waiting.get(end)) {
      this.#waiting.delete(end);
      end = next;
    }
    try {
      while (this.#at < end) {
        const length = Math.min(READ_BYTES, end - this.#at);
        this.#takeRead(scratch.subarray(0, readSync(this.#bytes, scratch, 0, length, this.#at)));
      }
    } catch {
      // What cannot be read now is read when the whole is asked for, and fails there.
      this.#begin();
    }
  }

  /** The hashes of all that is here. Other drafts get their turn between the pieces. */
  async whole() {
    this.#open();
    this.#busy++;
    try {
      const { size } = fstatSync(this.#bytes);
      const buffer = Buffer.allocUnsafe(READ_BYTES);
      while (this.#at < size)
        this.#takeRead(buffer.subarray(0, (await readOn(this.#bytes, buffer, 0, READ_BYTES, this.#at)).bytesRead));
      // Copies: whoever broke off asks again.
      return { sha256: this.#sha256.copy().digest('hex'), md5: this.#md5.copy().digest('hex'), size: this.#at };
    } finally {
      this.#busy--;
    }
  }

  close() {
    for (const file of [this.#bytes, this.#records]) if (file !== -1) closeSync(file);
    this.#bytes = -1;
    this.#records = -1;
    this.#begin();
  }

  #takeRead(bytes) {
    if (bytes.length === 0) throw new Error(`${this.#path} ends before it should`);
    this.#take(bytes);
  }

  #take(bytes) {
    this.#sha256.update(bytes);
    this.#md5.update(bytes);
    this.#at += bytes.length;
  }

  #begin() {
    this.#sha256 = createHash('sha256');
    this.#md5 = createHash('md5');
    this.#at = 0;
    this.#waiting.clear();
  }

  /** Another process may have dropped this draft and begun it anew: then these are other files of the same names. */
  #open() {
    if (this.#bytes !== -1 && isStill(this.#bytes, this.#path) && isStill(this.#records, recordsOf(this.#path))) return;
    this.close();
    this.#bytes = openOrMake(this.#path);
    this.#records = openOrMake(recordsOf(this.#path));
  }
}

function isStill(file, path) {
  return statSync(path, { throwIfNoEntry: false })?.ino === fstatSync(file).ino;
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

function writeAll(file, bytes, at) {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, at + done);
}
