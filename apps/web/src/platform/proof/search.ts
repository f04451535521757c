import type { Work, WorkDone } from '@zhibi/contract/session';
import { createSHA256 } from 'hash-wasm';

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));

/**
 * Counts up until the hash begins as it should. WebAssembly and not the browser's own hashes: those are kept from pages of
 * plain HTTP, which is what a school's network has.
 */
export async function search({ nonce, salt, keyPrefix }: Work): Promise<WorkDone> {
  const sha = await createSHA256();
  const wanted = bytesOf(keyPrefix);
  const start = [...bytesOf(salt), ...bytesOf(nonce)];
  const text = Uint8Array.from([...start, 0, 0, 0, 0]);
  const view = new DataView(text.buffer);
  for (let counter = 0; counter < 2 ** 32; counter++) {
    view.setUint32(start.length, counter);
    const hash = sha.init().update(text).digest('binary');
    if (wanted.every((byte, at) => hash[at] === byte))
      return { counter, key: [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
  }
  throw new Error('the work cannot be done');
}
