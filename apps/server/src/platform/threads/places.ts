import { Problem } from '../problem.js';
import type { Services } from '../services.js';
import { type Apart, type WorkLimits, WorkStopped } from './apart.js';
import { ProcessPool } from './process-pool.js';
import { ThreadPool } from './thread-pool.js';

type Purpose = 'ink' | 'questions' | 'scans' | 'solving' | 'tables' | 'words';
const poolsOf = new WeakMap<Services['app'], Map<Purpose, Apart>>();

/** A table is read while a person waits for the answer: longer than this nobody does, and no list of a school needs more memory. */
const TABLES: WorkLimits = { seconds: 60, memoryMb: 320 };
/** What a student can write on a copy is read in a part of a second; a whole class waits in line for it. */
const INK: WorkLimits = { seconds: 120, memoryMb: 192 };
/**
 * A page is read in a second or two; one that takes longer is no page of a paper. A picture of it takes 30 MB, several of them are held. Between two photographs a
 * student turns the page and seeks the light: whoever reads stays for that long.
 */
const SCANS: WorkLimits = { seconds: 60, memoryMb: 512, restMs: 300_000 };
/** Somebody waits for what is worked out, and it is counted from when it was asked for: who has waited that long asks again. */
const SOLVING: WorkLimits = { seconds: 45, memoryMb: 512 };

/** Nobody waits for the words of a document; one that takes longer is found by its name. */
const WORDS: WorkLimits = { seconds: 45, memoryMb: 256 };

/** Ours, of a size that we know. */
const inThreads: readonly Purpose[] = ['ink', 'solving'];

/** Where this server has its work done; a person's list does not wait behind a file of twenty thousand questions. */
export function placeFor(purpose: Purpose, { app, settings }: Pick<Services, 'app' | 'settings'>): Apart {
  const pools = poolsOf.get(app) ?? new Map<Purpose, Apart>();
  poolsOf.set(app, pools);
  const limitsOf: Record<Purpose, WorkLimits> = {
    ink: INK,
    questions: { seconds: settings.IMPORT_SECONDS, memoryMb: settings.IMPORT_MEMORY_MB },
    scans: SCANS,
    solving: SOLVING,
    tables: TABLES,
    words: WORDS,
  };
  const Pool = inThreads.includes(purpose) ? ThreadPool : ProcessPool;
  const pool = pools.get(purpose) ?? new Pool(limitsOf[purpose]);
  pools.set(purpose, pool);
  return pool;
}

/** Lets them end with the server. Called once, before it listens: later the server takes no more hooks. */
export const closePlacesWith = ({ app }: Pick<Services, 'app'>): void =>
  void app.addHook('onClose', async () => {
    for (const pool of poolsOf.get(app)?.values() ?? []) await pool.close();
  });

/** Reads a table that somebody sent, with `read` of a module. One that takes too long or too much is too large. */
export async function readTableApart<Done>(
  process: Pick<Services, 'app' | 'settings'>,
  module: URL,
  job: unknown,
): Promise<Done> {
  try {
    return await placeFor('tables', process).run<Done>(module, 'read', job);
  } catch (error) {
    throw error instanceof WorkStopped ? new Problem('invalid', 'too-large') : error;
  }
}
