import type { Connection } from '../../src/platform/db.js';
import { ThreadPool } from '../../src/platform/threads/index.js';
import type { ClassWriting, Shares } from './class-writes.js';
import type { WritingJob } from './writing-jobs.js';

/** A class of eighty writes for some seconds; on a machine that does other work besides, for longer. */
const LIMITS = { seconds: 600, memoryMb: 512 };

/** Classes that write in a thread of their own, one after the other, while their teachers go on. */
export class ClassesApart {
  readonly #threads = new ThreadPool(LIMITS);
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly at: { connection: Connection; timeZone: string }) {}

  /** Answers once the class has written. */
  write(of: ClassWriting): Promise<Shares> {
    const job: WritingJob = { ...this.at, of };
    const written = this.#last.then(() =>
      this.#threads.run<Shares>(new URL('./writing-thread.mjs', import.meta.url), 'write', job),
    );
    // Who waits for this class hears of its failure; the next does not write then either.
    written.catch(() => undefined);
    this.#last = written;
    return written;
  }

  async close(): Promise<void> {
    await this.#last.catch(() => undefined);
    await this.#threads.close();
  }
}
