import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Pulled } from './pulled.js';
import { BackupError, refusals } from './words.js';

const TAG = 16;
/** What is held in memory at once. */
const FRAME = 1024 * 1024;
const FINAL = 0x8000_0000;

/** The key is of one file alone, so the number of a frame may serve as its nonce: no frame can stand in another's place. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

/** Length and place of a frame: authenticated with it, so that no frame but the last can pass for the last. */
function headOf(length: number, isFinal: boolean): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length + (isFinal ? FINAL : 0));
  return head;
}

/** Enciphers a stream in numbered frames (AES-256-GCM), the last of which says that it is. */
export async function* framed(plain: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  const pulled = new Pulled(plain);
  try {
    for (let number = 0; ; number++) {
      const bytes = await pulled.take(FRAME);
      const isFinal = bytes.length < FRAME;
      const head = headOf(bytes.length, isFinal);
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(head);
      yield Buffer.concat([head, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
      if (isFinal) return;
    }
  } finally {
    await pulled.end();
  }
}

/** Deciphers what `framed` made. Refuses at its place every flipped, swapped, added or missing byte. */
export async function* unframed(frames: Pulled, key: Buffer): AsyncGenerator<Buffer> {
  for (let number = 0; ; number++) {
    const head = await frames.take(4);
    if (head.length < 4) throw new BackupError(refusals.truncated);
    const said = head.readUInt32BE();
    const length = said % FINAL;
    if (length > FRAME) throw new BackupError(refusals.altered);
    const body = await frames.take(length + TAG);
    if (body.length < length + TAG) throw new BackupError(refusals.truncated);
    yield decipher(body, key, { head, number });
    if (said < FINAL) continue;
    if ((await frames.take(1)).length > 0) throw new BackupError(refusals.altered);
    return;
  }
}

function decipher(body: Buffer, key: Buffer, { head, number }: { head: Buffer; number: number }): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number), { authTagLength: TAG });
  decipher.setAAD(head).setAuthTag(body.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(body.subarray(0, -TAG)), decipher.final()]);
  } catch {
    throw new BackupError(refusals.altered); // what the tag does not vouch for is never handed on
  }
}
