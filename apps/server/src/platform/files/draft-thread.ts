import { Worker } from 'node:worker_threads';
import { NoSpace, WrongBytes } from './store.js';

export interface Whole {
  sha256: string;
  md5: string;
  size: number;
}

export interface WholePart {
  number: number;
  at: number;
  bytes: Uint8Array;
  md5: string | undefined;
}

interface Answer {
  ask: number;
  whole?: Whole;
  failed?: { code?: string; message: string };
}

interface Asking {
  resolve(whole: Whole | undefined): void;
  reject(error: unknown): void;
}

/** The thread that writes and reads drafts, begun with the first part; one that ends by a fault is begun anew with the next. */
export class DraftThread {
  private thread: Worker | undefined;
  private readonly asking = new Map<number, Asking>();
  private asked = 0;

  /** On the disk when it resolves, with its record. A part that is here already is not written again. */
  async write(path: string, part: WholePart): Promise<void> {
    await this.ask({ path, part });
  }

  /** The hashes of all that a draft holds; most of them were taken while its parts arrived. */
  async whole(path: string): Promise<Whole> {
    const whole = await this.ask({ path });
    if (whole === undefined) throw new Error('the thread answered something else');
    return whole;
  }

  /** Closes its files and forgets what was read of it. */
  async forget(path: string): Promise<void> {
    if (this.thread) await this.ask({ forget: path });
  }

  private ask(message: object): Promise<Whole | undefined> {
    const ask = ++this.asked;
    return new Promise((resolve, reject) => {
      this.asking.set(ask, { resolve, reject });
      this.running().postMessage({ ...message, ask });
    });
  }

  private running(): Worker {
    if (this.thread) return this.thread;
    const thread = new Worker(new URL('./draft-thread.mjs', import.meta.url), { execArgv: [] });
    this.thread = thread;
    thread.unref();
    thread.on('message', ({ ask, whole, failed }: Answer) => {
      const asking = this.asking.get(ask);
      this.asking.delete(ask);
      if (failed) asking?.reject(errorOf(failed));
      else asking?.resolve(whole);
    });
    thread.on('error', (error) => this.ended(thread, error));
    thread.on('exit', () => this.ended(thread, new Error('the thread that writes drafts has ended')));
    return thread;
  }

  /** Whoever waits is told. */
  private ended(thread: Worker, error: Error): void {
    if (this.thread !== thread) return;
    this.thread = undefined;
    for (const { reject } of this.asking.values()) reject(error);
    this.asking.clear();
  }
}

function errorOf({ code, message }: NonNullable<Answer['failed']>): Error {
  if (code === 'WRONG') return new WrongBytes();
  return code === 'ENOSPC' || code === 'EDQUOT' ? new NoSpace() : new Error(message);
}
