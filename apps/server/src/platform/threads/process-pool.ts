import { JobEnded, JobProcesses } from '../processes/index.js';
import { type Answered, doneOf } from './answering.js';
import { type Apart, type WorkLimits, WorkStopped } from './apart.js';

/** What a process holds beside JavaScript: its program, and bytes of files. */
const BESIDE_BYTES = 256 * 2 ** 20;
const REST_MS = 60_000;

/** What strangers wrote is read in processes of their own: whatever it unpacks to, it ends nothing but its own reading. */
export class ProcessPool implements Apart {
  readonly #processes: JobProcesses;

  constructor(private readonly limits: WorkLimits) {
    const mostBytes = limits.memoryMb * 2 ** 20 + BESIDE_BYTES;
    this.#processes = new JobProcesses({
      most: 2,
      patienceMs: 200,
      restMs: limits.restMs ?? REST_MS,
      heapMb: limits.memoryMb,
      mostBytes,
    });
  }

  async run<Done>(module: URL, name: string, job: unknown): Promise<Done> {
    const work = { file: module.href, name, job };
    const answered = await this.#processes.run(work, this.limits.seconds * 1_000).catch((error: unknown) => {
      if (!(error instanceof JobEnded) || error.why === 'not-needed') throw error;
      // One that dies of what it reads has found no memory: there is nothing else that it could die of.
      throw new WorkStopped(error.why === 'died' ? 'took-too-much' : error.why);
    });
    return doneOf(answered as Answered<Done>); // as: what `answering` made over there
  }

  get isAwake(): boolean {
    return this.#processes.isAwake;
  }

  async close(): Promise<void> {
    this.#processes.close();
  }
}
