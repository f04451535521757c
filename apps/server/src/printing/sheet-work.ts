import type { Face } from '@zhibi/contract/printing';
import { JobProcesses } from '../platform/processes/index.js';
import type { Services } from '../platform/services.js';
import type { Press } from './rules.js';
import type { Inspected } from './rules-preflight.js';

/** Looking into PDFs and putting their pages in order, away from the process that answers calls. */
export interface SheetWork {
  inspect(pdf: Uint8Array): Promise<Inspected>;
  arrange(job: ArrangeJob): Promise<Uint8Array>;
}

/** A PDF is made of these faces. Their pages count from 0: those of `pdf`, then its `bare` ones, whose names are left out, then the titles. */
export interface ArrangeJob {
  pdf: Uint8Array;
  bare: readonly number[];
  titles: Uint8Array | null;
  faces: readonly Face[];
  press: Press;
}

const MB = 1024 * 1024;
const LIMITS = { kind: 'sheets', most: 1, patienceMs: 3_000, restMs: 30_000, heapMb: 512, mostBytes: 400 * MB };
/** A file that is not read in this time never will be. */
const LONGEST_MS = 120_000;
/** What is seen by then is judged; whoever pushes waits for it. */
const LOOK_MS = 60_000;
const file = new URL('./sheets.mjs', import.meta.url).href;

/** Opened once, when the routes are mounted; it ends with the server. */
export function openSheetWork({ app }: Pick<Services, 'app'>): SheetWork {
  const processes = new JobProcesses(LIMITS);
  app.addHook('onClose', async () => processes.close());
  const run = (name: string, job: unknown) => processes.run({ file, name, job }, LONGEST_MS);
  return {
    inspect: (pdf) => run('inspect', { pdf, until: Date.now() + LOOK_MS }) as Promise<Inspected>, // as: what the function of that name answers
    arrange: (job) => run('arrange', job) as Promise<Uint8Array>, // as: likewise
  };
}
