// One file that is still arriving, as its thread has it: open, with its hashes as far as it has been read.
import { createHash } from 'node:crypto';
import { DraftFiles } from './draft-files.mjs';
import { DraftHashes } from './draft-hashes.mjs';

const READ_BYTES = 1024 * 1024;
/** For reading that nobody else waits for. */
const scratch = Buffer.allocUnsafe(READ_BYTES);

export class Draft {
  #path;
  /** Undefined until they are needed. */
  #files;
  #hashes = new DraftHashes();

  constructor(path) {
    this.#path = path;
  }

  get isBusy() {
    return this.#files?.isBusy ?? false;
  }

  /**
   * A part with its record, on the disk when this resolves; one that is here already is not written again. Its hash is taken while the
   * disk works. Fails with the code WRONG where it is not what its MD5 says.
   */
  async keep({ number, at, bytes, md5 }) {
    if (md5 !== undefined && createHash('md5').update(bytes).digest('hex') !== md5)
      throw Object.assign(new Error('not what its MD5 says'), { code: 'WRONG' });
    const files = this.#opened();
    if (files.has(number)) return;
    await files.during(async () => {
      try {
        const written = files.write(bytes, at);
        const isNext = this.#take(bytes, at);
        await written;
        if (!isNext && !this.#take(bytes, at)) this.#hashes.skip(at, bytes.length);
        this.#catchUp(files);
        files.record(number, bytes);
        await files.flush();
      } catch (error) {
        this.#strike(files, number);
        throw error;
      }
    });
  }

  /** The hashes of all that is here. Other drafts get their turn between the pieces. */
  async whole() {
    const files = this.#opened();
    return files.during(async () => {
      const { size } = files;
      const buffer = Buffer.allocUnsafe(READ_BYTES);
      const hashes = this.#hashes;
      while (hashes.at < size) hashes.take(await files.read(buffer, READ_BYTES, hashes.at));
      return hashes.digest();
    });
  }

  close() {
    this.#files?.close();
    this.#files = undefined;
    this.#hashes = new DraftHashes();
  }

  /** Takes the hashes on by a part if it is the next one. */
  #take(bytes, at) {
    if (at !== this.#hashes.at) return false;
    this.#hashes.take(bytes);
    return true;
  }

  /** Reads what was written beyond a gap that is filled now. */
  #catchUp(files) {
    const hashes = this.#hashes;
    try {
      for (const end = hashes.end(); hashes.at < end; )
        hashes.take(files.readNow(scratch, Math.min(READ_BYTES, end - hashes.at), hashes.at));
    } catch {
      // What cannot be read now is read when the whole is asked for, and fails there.
      this.#hashes = new DraftHashes();
    }
  }

  /** What is not safely on the disk must not be claimed to be. */
  #strike(files, number) {
    this.#hashes = new DraftHashes();
    try {
      files.strike(number);
    } catch {
      // The disk that failed fails again: the first error is the one that is told.
    }
  }

  #opened() {
    if (this.#files?.isStill()) return this.#files;
    this.close();
    this.#files = new DraftFiles(this.#path);
    return this.#files;
  }
}
