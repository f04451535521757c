// The hashes of a file that is still arriving, taken on as far as its parts are here without a gap.
import { createHash } from 'node:crypto';

export class DraftHashes {
  #sha256 = createHash('sha256');
  #md5 = createHash('md5');
  #at = 0;
  /** Parts beyond a gap that are written: where each begins → where it ends. */
  #beyond = new Map();

  /** How far the file has been taken. */
  get at() {
    return this.#at;
  }

  take(bytes) {
    this.#sha256.update(bytes);
    this.#md5.update(bytes);
    this.#at += bytes.length;
  }

  /** Remembers a part that cannot be taken yet. */
  skip(at, length) {
    if (at > this.#at) this.#beyond.set(at, at + length);
  }

  /** Where what is here without a gap ends. */
  end() {
    let end = this.#at;
    for (let next = this.#beyond.get(end); next !== undefined && next > end; next = this.#beyond.get(end)) {
      this.#beyond.delete(end);
      end = next;
    }
    return end;
  }

  /** Copies: whoever broke off asks again. */
  digest() {
    return { sha256: this.#sha256.copy().digest('hex'), md5: this.#md5.copy().digest('hex'), size: this.#at };
  }
}
