import { randomBytes } from 'node:crypto';
import { framed, resumedHead, resumedKey, SALT, unframed } from './frames.js';
import { keyOf, newStart, START } from './keys.js';
import { Pulled } from './pulled.js';

/** Enciphers a stream under a passphrase. */
export async function* sealed(plain: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const { start, key } = await newStart(passphrase);
  yield start;
  yield* framed(plain, key);
}

/** Goes on with frames that were broken off: what is enciphered stands behind the frame before `number`. */
export async function* resealed(
  plain: AsyncIterable<Uint8Array>,
  { key, number }: { key: Buffer; number: number },
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  yield resumedHead(salt);
  yield* framed(plain, resumedKey(key, salt, number), number);
}

/** Deciphers what `sealed` made. Refuses another passphrase, and whatever was altered or is missing. */
export async function* opened(cipher: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const pulled = new Pulled(cipher);
  try {
    yield* unframed(pulled, await keyOf(await pulled.take(START), passphrase));
  } finally {
    await pulled.end();
  }
}
