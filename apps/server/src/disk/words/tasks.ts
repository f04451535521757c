import { buffer } from 'node:stream/consumers';
import { howToShow } from '@zhibi/contract/disk';
import { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { queueTask, type TaskList } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { placeFor } from '../../platform/threads/index.js';
import { hasWords, keepWords } from './store-words.js';
import type { WordsJob } from './words-jobs.js';

const READ_WORDS = 'disk-read-words';
/** What is longer is found by its name only. */
const LONGEST_BYTES = 50 * 1024 * 1024;

const wordy = new Set(['text', 'code', 'pdf', 'word', 'slides', 'sheet', 'mindmap']);

/** Has the words of a content read once the transaction is committed, if it is of a kind that has any. */
export async function queueWords(db: Db, of: { schoolId: string; sha256: string; name: string; size: number }) {
  if (of.size > 0 && of.size <= LONGEST_BYTES && wordy.has(howToShow(of.name))) await queueTask(db, READ_WORDS, of);
}

const Payload = z.object({ schoolId: z.string(), sha256: z.string(), name: z.string() });

/** Away from the thread that answers calls: a few kilobytes unpack to what keeps it for a quarter of a minute, or takes all memory. */
const readApart = (process: Pick<Services, 'app' | 'settings'>, job: WordsJob): Promise<string> =>
  placeFor('words', process).run(new URL('./words-thread.mjs', import.meta.url), 'words', job);

/** Reads the words of what was uploaded. A document that cannot be read has none: it is found by its name. */
export const wordTasks = (services: Services): TaskList => ({
  [READ_WORDS]: async ({ payload }) => {
    const { database, files, log } = services;
    const { schoolId, sha256, name } = Payload.parse(payload);
    const transact = <T>(work: (db: Db) => Promise<T>) => database.asActor({ schoolIds: [schoolId] }, work);
    if (await transact((db) => hasWords(db, schoolId, sha256))) return;
    const content = await files.open(sha256);
    if (content === undefined) return; // removed meanwhile
    const words = await readApart(services, { name, bytes: await buffer(content) }).catch((error: unknown) => {
      log.info({ err: error, sha256 }, 'a document without words that can be read');
      return '';
    });
    await transact((db) => keepWords(db, { schoolId, sha256, body: words }));
  },
});
