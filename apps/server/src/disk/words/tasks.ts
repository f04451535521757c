import { buffer } from 'node:stream/consumers';
import { howToShow } from '@zhibi/contract/disk';
import { Piscina } from 'piscina';
import { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { queueTask, type TaskList } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { type PdfWords, readWords } from './read-words.js';
import { hasWords, keepWords } from './store-words.js';

const READ_WORDS = 'disk-read-words';
/** What is longer is found by its name only. */
const LONGEST_BYTES = 50 * 1024 * 1024;
const PATIENCE_MS = 60_000;
const MEMORY_MB = 512;
const KEEP_IDLE_MS = 10_000;

const wordy = new Set(['text', 'code', 'pdf', 'word', 'slides', 'sheet', 'mindmap']);

/** Has the words of a content read once the transaction is committed, if it is of a kind that has any. */
export async function queueWords(db: Db, of: { schoolId: string; sha256: string; name: string; size: number }) {
  if (of.size > 0 && of.size <= LONGEST_BYTES && wordy.has(howToShow(of.name))) await queueTask(db, READ_WORDS, of);
}

const Payload = z.object({ schoolId: z.string(), sha256: z.string(), name: z.string() });

/** Reads the words of what was uploaded. A document that cannot be read has none: it is found by its name. */
export const wordTasks = ({ database, files, log }: Services): TaskList => ({
  [READ_WORDS]: async ({ payload }) => {
    const { schoolId, sha256, name } = Payload.parse(payload);
    const transact = <T>(work: (db: Db) => Promise<T>) => database.asActor({ schoolIds: [schoolId] }, work);
    if (await transact((db) => hasWords(db, schoolId, sha256))) return;
    const content = await files.open(sha256);
    if (content === undefined) return; // removed meanwhile
    const words = await readWords(name, await buffer(content), pdfWords).catch((error: unknown) => {
      log.info({ err: error, sha256 }, 'a document without words that can be read');
      return '';
    });
    await transact((db) => keepWords(db, { schoolId, sha256, body: words }));
  },
});

/** In a thread of its own that is ended with the work: a PDF may be made to never end. */
const pdfWords: PdfWords = async (pdf, longest) => {
  const thread = new Piscina({
    filename: new URL('./pdf-words.mjs', import.meta.url).href,
    maxThreads: 1,
    idleTimeout: KEEP_IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    return await thread.run({ pdf, longest }, { name: 'pdfWords', signal: AbortSignal.timeout(PATIENCE_MS) });
  } finally {
    await thread.destroy();
  }
};
