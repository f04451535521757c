import type { SkipReason } from '@zhibi/contract/questions/exchange';
import { skipReasons } from '@zhibi/contract/questions/exchange';
import { Piscina } from 'piscina';
import { JobStopped } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import type { FileRead, ReadJob, WriteJob } from './exchange-jobs.js';
import type { FormWritten } from './write-form.js';

const THREADS = 2;
const KEEP_IDLE_MS = 60_000;

/** A file that made its thread run on, or eat memory. */
export class ReadingStopped extends JobStopped {
  constructor(readonly why: Extract<SkipReason, 'took-too-long' | 'took-too-much'>) {
    super(skipReasons, why);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? `${'code' in error ? error.code : ''} ${error.name}` : '';

/** Reading and writing files of questions away from the thread that answers calls: what hangs or swells there ends alone. */
class ThreadPool {
  #pool: Piscina | undefined;

  constructor(private readonly limits: { seconds: number; memoryMb: number }) {}

  read(job: ReadJob): Promise<FileRead> {
    return this.#run('read', job);
  }

  write(job: WriteJob): Promise<FormWritten> {
    return this.#run('write', job);
  }

  async close(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.close();
  }

  async #run(name: 'read' | 'write', job: ReadJob | WriteJob) {
    this.#pool ??= new Piscina({
      filename: new URL('./read-thread.mjs', import.meta.url).href,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: KEEP_IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
    });
    try {
      return await this.#pool.run(job, { name, signal: AbortSignal.timeout(this.limits.seconds * 1_000) });
    } catch (error) {
      const code = codeOf(error);
      if (/abort|timeout/i.test(code)) throw new ReadingStopped('took-too-long');
      throw /OUT_OF_MEMORY/.test(code) ? new ReadingStopped('took-too-much') : error;
    }
  }
}

const apartOf = new WeakMap<Services['app'], ThreadPool>();

/** The threads of this server process. */
export function threadPool({ app, settings }: Pick<Services, 'app' | 'settings'>): ThreadPool {
  const known =
    apartOf.get(app) ?? new ThreadPool({ seconds: settings.IMPORT_SECONDS, memoryMb: settings.IMPORT_MEMORY_MB });
  apartOf.set(app, known);
  return known;
}

/** Lets the threads end with the server. Called once, when the routes are mounted: later the server takes no more hooks. */
export function closeThreadsWith({ app }: Pick<Services, 'app'>): void {
  app.addHook('onClose', async () => apartOf.get(app)?.close());
}
