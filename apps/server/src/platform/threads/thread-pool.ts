import { Piscina } from 'piscina';
import { Problem } from '../problem.js';
import type { Services } from '../services.js';
import type { Answered } from './answering.js';

const THREADS = 2;
const KEEP_IDLE_MS = 60_000;

/** Work that made its thread run on, or eat memory. */
export class ThreadStopped extends Error {
  constructor(readonly why: 'took-too-long' | 'took-too-much') {
    super(why);
  }
}

export interface ThreadLimits {
  seconds: number;
  memoryMb: number;
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? `${'code' in error ? error.code : ''} ${error.name}` : '';

/** What strangers wrote is read away from the thread that answers calls: what hangs or swells there ends alone. */
export class ThreadPool {
  #pool: Piscina | undefined;

  constructor(private readonly limits: ThreadLimits) {}

  /**
   * Does one job. A refusal over there is a refusal here; what takes too long or too much is ThreadStopped.
   * @param module the address of what a thread opens, an entry of its own for the compiler
   * @param name what of it does the job; made with `answering`
   */
  async run<Done>(module: URL, name: string, job: unknown): Promise<Done> {
    this.#pool ??= new Piscina({
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: KEEP_IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
    });
    const signal = AbortSignal.timeout(this.limits.seconds * 1_000);
    const answered: Answered<Done> = await this.#pool
      .run(job, { filename: module.href, name, signal })
      .catch((error: unknown) => {
        const code = codeOf(error);
        if (/abort|timeout/i.test(code)) throw new ThreadStopped('took-too-long');
        throw /OUT_OF_MEMORY/.test(code) ? new ThreadStopped('took-too-much') : error;
      });
    if ('refused' in answered) throw new Problem(answered.refused.kind, answered.refused.reason, answered.refused.data);
    return answered.done;
  }

  async close(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.close();
  }
}

type Purpose = 'ink' | 'questions' | 'solving' | 'tables';
const poolsOf = new WeakMap<Services['app'], Map<Purpose, ThreadPool>>();

/** A table is read while a person waits for the answer: longer than this nobody does, and no list of a school needs more memory. */
const TABLES: ThreadLimits = { seconds: 60, memoryMb: 320 };
/** What a student can write on a copy is read in a part of a second; a whole class waits in line for it. */
const INK: ThreadLimits = { seconds: 120, memoryMb: 192 };
/** Somebody waits for what is worked out, and it is counted from when it was asked for: who has waited that long asks again. */
const SOLVING: ThreadLimits = { seconds: 45, memoryMb: 512 };

/** The threads of this server process; a person's list does not wait behind a file of twenty thousand questions. */
export function threadsFor(purpose: Purpose, { app, settings }: Pick<Services, 'app' | 'settings'>): ThreadPool {
  const pools = poolsOf.get(app) ?? new Map<Purpose, ThreadPool>();
  poolsOf.set(app, pools);
  const limitsOf: Record<Purpose, ThreadLimits> = {
    ink: INK,
    questions: { seconds: settings.IMPORT_SECONDS, memoryMb: settings.IMPORT_MEMORY_MB },
    solving: SOLVING,
    tables: TABLES,
  };
  const pool = pools.get(purpose) ?? new ThreadPool(limitsOf[purpose]);
  pools.set(purpose, pool);
  return pool;
}

/** Lets the threads end with the server. Called once, before it listens: later the server takes no more hooks. */
export const closeThreadsWith = ({ app }: Pick<Services, 'app'>): void =>
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
    return await threadsFor('tables', process).run<Done>(module, 'read', job);
  } catch (error) {
    throw error instanceof ThreadStopped ? new Problem('invalid', 'too-large') : error;
  }
}
