import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../clock.js';
import type { Database } from '../db.js';
import type { Log } from '../log.js';
import { Problem } from '../problem.js';
import type { FileStore } from './store.js';
import { type DamageKind, recordDamage } from './store-damage.js';

/** So long a content is read whole and judged by its hash before a byte of it is sent; a longer one by its length, and by its hash in the round. */
const SMALL_BYTES = 1024 * 1024;

/**
 * The store that hands out nothing that is not what was put: a disk that lost its end or changed a bit is told to operations and, in words, to
 * whoever wanted to read it. Otherwise a download would hang, or a paper would be printed wrong.
 */
export const withSoundness = (store: FileStore, database: Database, about: { clock: Clock; log: Log }): FileStore => {
  const damaged = async (content: string, what: DamageKind): Promise<Problem> => {
    await database.asSystem((db) => recordDamage(db, { content, what, foundAt: about.clock.now() }));
    about.log.error({ content, what }, 'a kept content is damaged');
    return new Problem('conflict', 'file-damaged');
  };
  return {
    ...store,
    async open(sha256, { size, range } = {}) {
      const there = await store.sizeOf(sha256);
      if (there === undefined && size === undefined) return undefined;
      if (there === undefined) throw await damaged(sha256, 'missing');
      if (size !== undefined && size !== there) throw await damaged(sha256, 'shortened');
      const content = await store.open(sha256, there > SMALL_BYTES ? { range } : {});
      if (content === undefined || there > SMALL_BYTES) return content;
      const bytes = await buffer(content);
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw await damaged(sha256, 'changed');
      return Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)]);
    },
  };
};
