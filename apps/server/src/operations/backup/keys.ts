import { createHmac, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { BackupError, refusals } from './words.js';

const MAGIC = Buffer.from('ZHIBIBK1');
const SALT = 32;
const CHECK = 32;
/** 128 MB and about half a second for each guess. */
const COST: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** How long the beginning of a backup is: what it is, the salt of its key, and a check of the passphrase. */
export const START = MAGIC.length + SALT + CHECK;

/** @returns the key of the frames, and what says that the passphrase is right before anything is deciphered */
const derived = (passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> =>
  new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFKC'), salt, 64, COST, (error, bytes) => {
      if (error) return reject(error);
      const check = createHmac('sha256', bytes.subarray(32)).update(MAGIC).update(salt).digest();
      resolve({ key: bytes.subarray(0, 32), check });
    }),
  );

/** A new backup's beginning, and its key: no other backup has the same, whatever the passphrase. */
export async function newStart(passphrase: string): Promise<{ start: Buffer; key: Buffer }> {
  const salt = randomBytes(SALT);
  const { key, check } = await derived(passphrase, salt);
  return { start: Buffer.concat([MAGIC, salt, check]), key };
}

/** The key of a backup that begins so. Refuses what is none, and another passphrase. */
export async function keyOf(start: Buffer, passphrase: string): Promise<Buffer> {
  if (!start.subarray(0, MAGIC.length).equals(MAGIC)) throw new BackupError(refusals.noBackup);
  if (start.length < START) throw new BackupError(refusals.truncated);
  const { key, check } = await derived(passphrase, start.subarray(MAGIC.length, MAGIC.length + SALT));
  if (!timingSafeEqual(start.subarray(-CHECK), check)) throw new BackupError(refusals.passphrase);
  return key;
}
