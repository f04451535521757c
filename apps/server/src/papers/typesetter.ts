import { type LayOutJob, type Layout, type StampJob, workerFile } from '@zhibi/typeset';
import { Piscina } from 'piscina';
import type { House } from '../platform/house.js';

/** Setting, stamping and drawing pages, away from the thread that answers calls. */
export interface Typesetter {
  layOut(job: LayOutJob): Promise<Layout>;
  stampCopies(job: StampJob): Promise<Uint8Array>;
  /** A page of a PDF, counted from 1, as SVG. */
  drawPage(pdf: Uint8Array, page: number): Promise<string>;
}

const THREADS = 2;
/** A thread that has its fonts open sets a paper in milliseconds; opening them takes a second. */
const KEEP_IDLE_MS = 300_000;
/** A page that cannot be set in this time never will: its thread is ended. */
const LONGEST_MS = { layOut: 60_000, stampCopies: 600_000, drawPage: 30_000 };
const MEMORY_MB = 1_024;

const drawPageFile = new URL('./draw-page.mjs', import.meta.url).href;

/** Threads start with the first job; after `close` a job still running in the background may start them once more. */
class Threads implements Typesetter {
  #pool: Piscina | undefined;

  layOut(job: LayOutJob): Promise<Layout> {
    return this.#run(job, { name: 'layOut' });
  }

  stampCopies(job: StampJob): Promise<Uint8Array> {
    return this.#run(job, { name: 'stampCopies' });
  }

  drawPage(pdf: Uint8Array, page: number): Promise<string> {
    return this.#run({ pdf, page }, { name: 'drawPage', filename: drawPageFile });
  }

  async close(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.close();
  }

  #run(job: unknown, how: { name: keyof typeof LONGEST_MS; filename?: string }) {
    this.#pool ??= new Piscina({
      filename: workerFile,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: KEEP_IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    return this.#pool.run(job, { ...how, signal: AbortSignal.timeout(LONGEST_MS[how.name]) });
  }
}

const threadsOf = new WeakMap<House['app'], Threads>();

/** The typesetter of this server process. */
export function typesetterOf({ app }: Pick<House, 'app'>): Typesetter {
  const known = threadsOf.get(app) ?? new Threads();
  threadsOf.set(app, known);
  return known;
}

/** Lets the threads end with the server. Called once, when the routes are mounted: later the server takes no more hooks. */
export function closeTypesetterWith({ app }: Pick<House, 'app'>): void {
  app.addHook('onClose', async () => threadsOf.get(app)?.close());
}
