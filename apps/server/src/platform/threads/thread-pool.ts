import { Piscina } from 'piscina';
import { type Answered, doneOf } from './answering.js';
import { type Apart, type WorkLimits, WorkStopped } from './apart.js';

const THREADS = 2;
const KEEP_IDLE_MS = 60_000;

const codeOf = (error: unknown): string =>
  error instanceof Error ? `${'code' in error ? error.code : ''} ${error.name}` : '';

/**
 * Long work on what we know the size of, away from the thread that answers calls: what hangs there ends alone. What strangers wrote needs a
 * process of its own (`ProcessPool`): one call within V8 that finds no memory ends all threads of its process.
 */
export class ThreadPool implements Apart {
  #pool: Piscina | undefined;

  constructor(private readonly limits: WorkLimits) {}

  /**
   * Does one job. A refusal over there is a refusal here; what takes too long or too much is WorkStopped.
   * @param module the address of what a thread opens, an entry of its own for the compiler
   * @param name what of it does the job; made with `answering`
   */
  async run<Done>(module: URL, name: string, job: unknown): Promise<Done> {
    this.#pool ??= this.#opened();
    const signal = AbortSignal.timeout(this.limits.seconds * 1_000);
    const answered: Answered<Done> = await this.#pool
      .run(job, { filename: module.href, name, signal })
      .catch((error: unknown) => {
        const code = codeOf(error);
        if (/abort|timeout/i.test(code)) throw new WorkStopped('took-too-long');
        throw /OUT_OF_MEMORY/.test(code) ? new WorkStopped('took-too-much') : error;
      });
    return doneOf(answered);
  }

  get isAwake(): boolean {
    return (this.#pool?.threads.length ?? 0) > 0;
  }

  #opened(): Piscina {
    const pool = new Piscina({
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: KEEP_IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
    });
    // Of a thread whose work was answered or given up before it failed: unheard, it would end the server.
    pool.on('error', () => undefined);
    return pool;
  }

  async close(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.close();
  }
}
