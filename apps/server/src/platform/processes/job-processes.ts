import { leave, taken } from './hand-on.js';
import { type Job, JobChild, JobEnded } from './job-child.js';

/** So long at most a process opens what it works with. */
const OPENING_MS = 10_000;

interface Limits {
  /** Processes at once. The second starts only when somebody has waited for the first. */
  most: number;
  /** How long a job waits before another process is started for it. */
  patienceMs: number;
  /** A process that has had nothing to do for so long ends, and all its memory is the system's again. */
  restMs: number;
  /** What JavaScript may hold in each. */
  heapMb: number;
  /** A process that holds more when its job is done is not given another. */
  mostBytes: number;
  /** What they are opened for: those at rest may be handed on to who opens such processes next (`handOn`). */
  kind?: string;
}

interface Waiting {
  job: Job;
  limitMs: number;
  isSecondTry?: boolean;
  resolve(done: unknown): void;
  reject(error: unknown): void;
}

/**
 * Work that blocks its thread, takes much memory or reads what strangers wrote, in processes of their own. A thread that ends gives back what
 * JavaScript held; what native code held, and that is most of it, only goes with its process.
 */
export class JobProcesses {
  private readonly idle = new Map<JobChild, NodeJS.Timeout>();
  private readonly busy = new Set<JobChild>();
  private readonly line: Waiting[] = [];
  private patience: NodeJS.Timeout | undefined;

  constructor(private readonly limits: Limits) {}

  /** Does a job, which may be begun twice; fails with what the job threw, or when it takes longer than it may. */
  run(job: Job, limitMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.line.push({ job, limitMs, resolve, reject });
      this.next();
    });
  }

  /** Whether a process is there already, busy or at rest. */
  get isAwake(): boolean {
    return this.idle.size + this.busy.size > 0;
  }

  close(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    for (const [child, rest] of this.idle) {
      clearTimeout(rest);
      if (leave(this.limits.kind, child)) this.idle.delete(child);
    }
    for (const child of [...this.idle.keys(), ...this.busy]) this.end(child, 'the server ends');
    for (const { reject } of this.line.splice(0)) reject(new JobEnded('not-needed', 'the server ends'));
  }

  private next(): void {
    const [first] = this.line;
    if (first === undefined) return;
    const [rested] = this.idle.keys();
    if (rested !== undefined) this.give(rested, first);
    else if (this.busy.size === 0) this.give(this.begin(), first);
    else if (this.busy.size < this.limits.most) {
      // One that is still opening what it works with would only open later beside another; or its first job never ends.
      const isOpening = [...this.busy].some((child) => !child.hasWorked);
      this.patience ??= setTimeout(() => this.another(), isOpening ? OPENING_MS : this.limits.patienceMs);
    }
  }

  private another(): void {
    this.patience = undefined;
    const [first] = this.line;
    if (first !== undefined && this.idle.size === 0 && this.busy.size < this.limits.most)
      this.give(this.begin(), first);
    this.next();
  }

  private begin(): JobChild {
    const child = taken(this.limits.kind) ?? new JobChild(this.limits.heapMb);
    child.whenEnded = () => this.forget(child);
    return child;
  }

  private give(child: JobChild, one: Waiting): void {
    this.line.shift();
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    this.busy.add(child);
    const isFirst = !child.hasWorked;
    void child
      .run(one.job, one.limitMs)
      .then(one.resolve, (error: unknown) => {
        const hasDied = error instanceof JobEnded && error.why === 'died';
        // What an earlier job left behind may end the process under this one, which is innocent: it is tried once more.
        if (hasDied && !isFirst && !one.isSecondTry) this.line.unshift({ ...one, isSecondTry: true });
        else one.reject(error);
      })
      .finally(() => this.done(child));
    this.next();
  }

  private done(child: JobChild): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    if (this.busy.delete(child) && !child.hasEnded) {
      if (child.heldBytes > this.limits.mostBytes) this.end(child, 'it holds too much');
      else this.idle.set(child, setTimeout(() => this.end(child, 'it has rested'), this.limits.restMs).unref());
    }
    this.next();
  }

  private end(child: JobChild, why: string): void {
    this.forget(child);
    child.kill(new JobEnded('not-needed', why));
  }

  private forget(child: JobChild): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    this.busy.delete(child);
  }
}
