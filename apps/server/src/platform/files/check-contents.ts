import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../clock.js';
import type { Database } from '../db.js';
import type { Log } from '../log.js';
import type { FileStore } from './store.js';
import { contentsAfter, forgetDamage, keepRound, recordDamage, roundSoFar } from './store-damage.js';

export const CHECK_CONTENTS = 'check-contents';

/** Of one step, once a minute: little enough that nobody notices, and a terabyte in half a month. */
const STEP = { contents: 200, bytes: 64 * 1024 * 1024 };

interface Context {
  database: Database;
  /** As it is: a store that refuses what is damaged could not be judged. */
  files: Pick<FileStore, 'open' | 'sizeOf'>;
  clock: Clock;
  log: Log;
}

/** One step of the round over all contents: reads them again and writes down what is not what was put. The next step goes on where this one ends. */
export async function checkContents({ database, files, clock, log }: Context, step = STEP): Promise<void> {
  const from = await database.asSystem(roundSoFar);
  const contents = await database.asSystem((db) => contentsAfter(db, from, step.contents));
  let readTo = from;
  let bytes = 0;
  for (const content of contents) {
    const { hash, size } = await hashOf(files, content);
    bytes += size;
    readTo = content;
    if (hash === content) await database.asSystem((db) => forgetDamage(db, content));
    else {
      const what = hash === undefined ? 'missing' : 'changed';
      // Removed between being named and being read: nothing refers to it any more, and nobody is told of it.
      await database.asSystem((db) => recordDamage(db, { content, what, foundAt: clock.now() }));
      log.error({ content, what }, 'a kept content is damaged');
    }
    if (bytes >= step.bytes) break;
  }
  const isOver = readTo === (contents.at(-1) ?? from) && contents.length < step.contents;
  await database.asSystem((db) => keepRound(db, isOver ? '' : readTo, isOver ? clock.now() : null));
}

async function hashOf(files: Context['files'], content: string): Promise<{ hash: string | undefined; size: number }> {
  const stream = await files.open(content);
  if (stream === undefined) return { hash: undefined, size: 0 };
  const hash = createHash('sha256');
  let size = 0;
  const into = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done();
    },
  });
  await pipeline(stream, into);
  return { hash: hash.digest('hex'), size };
}
