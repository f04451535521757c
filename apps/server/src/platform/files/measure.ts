import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { TooLarge } from './store.js';

/** Passes bytes through while it counts and hashes them; fails with TooLarge beyond the limit. */
export function measuring(limit: number): { through: Transform; result(): { sha256: string; size: number } } {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) return done(new TooLarge());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, result: () => ({ sha256: hash.digest('hex'), size }) };
}

/** Passes bytes through while it takes their SHA-256 and MD5. */
export function hashing(): { through: Transform; result(): { sha256: string; md5: string; size: number } } {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      sha256.update(chunk);
      md5.update(chunk);
      done(null, chunk);
    },
  });
  return { through, result: () => ({ sha256: sha256.digest('hex'), md5: md5.digest('hex'), size }) };
}
