export interface WorkLimits {
  seconds: number;
  memoryMb: number;
  /** So long what has nothing to do stays open; a minute unless it says otherwise. */
  restMs?: number;
}

/** Work that ran on, or ate memory, and was ended for it. */
export class WorkStopped extends Error {
  constructor(readonly why: 'took-too-long' | 'took-too-much') {
    super(why);
  }
}

/** A place away from the thread that answers calls. */
export interface Apart {
  /**
   * Does one job. A refusal over there is a refusal here; what takes too long or too much is WorkStopped.
   * @param module the address of what is opened there, an entry of its own for the compiler
   * @param name what of it does the job; made with `answering`
   */
  run<Done>(module: URL, name: string, job: unknown): Promise<Done>;
  /** Whether something is open there already: the next job need not wait for it. */
  readonly isAwake: boolean;
  close(): Promise<void>;
}
