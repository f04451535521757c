import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { Pulled } from './pulled.js';
import { BackupError, refusals } from './words.js';

const TAG = 16;
/** What is held in memory at once. */
export const FRAME = 1024 * 1024;
const FINAL = 0x8000_0000;
/** In the place of a head: the file was left here and gone on with, under another key that follows from the first. */
const RESUMED = 0xffff_ffff;
export const SALT = 32;

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

/** What stands before the frames that go on with a file. */
export function resumedHead(salt: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(RESUMED);
  return Buffer.concat([head, salt]);
}

/** The key of frames from this number on: no nonce is used twice with one key, and they fit no other file and no other place of it. */
export function resumedKey(key: Buffer, salt: Buffer, number: number): Buffer {
  return createHmac('sha256', key).update('resumed').update(salt).update(nonceOf(number)).digest();
}

/** Enciphers a stream in numbered frames (AES-256-GCM), the last of which says that it is. */
export async function* framed(plain: AsyncIterable<Uint8Array>, key: Buffer, first = 0): AsyncGenerator<Buffer> {
  const pulled = new Pulled(plain);
  try {
    for (let number = first; ; number++) {
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

/** A frame that was read: its bytes, where it stands in the file, and the keys before and of it. */
export interface SeenFrame {
  number: number;
  bytes: Buffer;
  from: number;
  to: number;
  keyBefore: Buffer;
  key: Buffer;
}

/** Deciphers what `framed` made. Refuses at its place every flipped, swapped, added or missing byte. @param seen hears of each frame before its bytes go on */
export async function* unframed(
  frames: Pulled,
  firstKey: Buffer,
  seen?: (frame: SeenFrame) => void,
): AsyncGenerator<Buffer> {
  let key = firstKey;
  for (let number = 0; ; number++) {
    const [from, keyBefore] = [frames.taken, key];
    let head = await frames.take(4);
    while (head.length === 4 && head.readUInt32BE() === RESUMED) {
      key = resumedKey(key, await frames.take(SALT), number);
      head = await frames.take(4);
    }
    if (head.length < 4) throw new BackupError(refusals.truncated);
    const said = head.readUInt32BE();
    const length = said % FINAL;
    if (length > FRAME) throw new BackupError(refusals.altered);
    const body = await frames.take(length + TAG);
    if (body.length < length + TAG) throw new BackupError(refusals.truncated);
    const bytes = decipher(body, key, { head, number });
    seen?.({ number, bytes, from, to: frames.taken, keyBefore, key });
    yield bytes;
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
