import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Job {
  /** Address of the file that exports the work under this name. */
  file: string;
  name: string;
  job: unknown;
}

interface Answer {
  ask: number;
  done?: unknown;
  failed?: Error;
  heldBytes: number;
}

/** Of the environment only what a program needs to run: no key and no address is known to who reads what strangers wrote. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

const processFile = new URL('./job-process.mjs', import.meta.url);

/** The process of a job ended before the job did: by itself, as for want of memory, or because it was ended. */
export class JobEnded extends Error {
  constructor(
    readonly why: 'took-too-long' | 'died' | 'not-needed',
    message: string,
  ) {
    super(message);
  }
}

/** One process that does one job after the other. */
export class JobChild {
  private readonly child: ChildProcess;
  private asked = 0;
  private waiting: { ask: number; resolve(done: unknown): void; reject(error: Error): void } | undefined;
  /** What it held in memory after its last job. */
  heldBytes = 0;
  /** It has done a job: what it works with is open. */
  hasWorked = false;
  /** It takes no more jobs, whether the system has ended it yet or not. */
  hasEnded = false;
  /** Called when its process is gone. */
  whenEnded: () => void = () => undefined;

  constructor(heapMb: number) {
    this.child = fork(fileURLToPath(processFile), {
      serialization: 'advanced',
      // What a process says when it ends for want of memory is for nobody who reads the console of a school.
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    });
    this.child.on('message', (answer) => this.answered(answer as Answer)); // as: what job-process.mjs sends
    this.child.on('error', (error) => this.fail(error));
    this.child.on('exit', (code, signal) => {
      this.fail(new JobEnded('died', `the process of the job ended with ${signal ?? code}`));
      this.whenEnded();
    });
    this.rest();
  }

  /** Ends the process where the job takes longer than it may. */
  async run(job: Job, limitMs: number): Promise<unknown> {
    const ask = ++this.asked;
    this.child.ref();
    this.child.channel?.ref();
    const limit = setTimeout(
      () => this.kill(new JobEnded('took-too-long', `${job.name} took longer than ${limitMs} ms`)),
      limitMs,
    );
    try {
      return await new Promise((resolve, reject) => {
        this.waiting = { ask, resolve, reject };
        this.child.send({ ...job, ask }, (error) => error && this.fail(error));
      });
    } finally {
      clearTimeout(limit);
      this.rest();
    }
  }

  /** Ends it now, whatever it does. */
  kill(why: JobEnded): void {
    this.fail(why);
    this.child.kill('SIGKILL');
  }

  /** Keeps nobody alive while it has nothing to do. */
  private rest(): void {
    this.child.unref();
    this.child.channel?.unref();
  }

  private answered({ ask, done, failed, heldBytes }: Answer): void {
    if (this.waiting?.ask !== ask) return;
    const { resolve, reject } = this.waiting;
    this.waiting = undefined;
    this.heldBytes = heldBytes;
    this.hasWorked = true;
    if (failed === undefined) resolve(done);
    else reject(failed);
  }

  private fail(error: Error): void {
    this.hasEnded = true;
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.reject(error);
  }
}
