import type { Geometry } from '@zhibi/contract/papers';
import type { CardJob, SetCard } from './card/set-card.js';
import type { Copy } from './copies/copy.js';
import type { MarkedJob } from './copies/marked-copy.js';
import type { FormSheet } from './forms/form-sheet.js';
import type { TitleJob } from './forms/title-sheet.js';
import type { GroundJob } from './ground/set-ground.js';
import type { Layout } from './lay-out.js';
import type { LayoutOptions, PaperSheet } from './sheet/paper-sheet.js';

/** Jobs of the worker: plain data in, plain data out. */
export interface LayOutJob {
  paper: PaperSheet;
  options: LayoutOptions;
}

export interface StampJob {
  pdf: Uint8Array;
  geometry: Geometry;
  copies: Copy[];
  /** Dots of our own coding, for showing; the paper must have been laid out `forDots`. */
  dots?: 'demo';
}

export interface TypesetJobs {
  layOut(job: LayOutJob): Promise<Layout>;
  setCard(job: CardJob): Promise<SetCard>;
  /** Pages that came on paper, as a PDF. */
  setGround(job: GroundJob): Promise<Uint8Array>;
  stampCopies(job: StampJob): Promise<Uint8Array>;
  /** A student's copy with what was written and marked on it. */
  markCopy(job: MarkedJob): Promise<Uint8Array>;
  /** A form as a PDF. */
  setForm(form: FormSheet): Promise<Uint8Array>;
  /** Covers and separators as a PDF, a page each. */
  setTitles(job: TitleJob): Promise<Uint8Array>;
  /** Opens everything that the others need, so that they begin at once. */
  warm(): Promise<void>;
}

/**
 * How a server sets papers without standing still, for Typst blocks its thread:
 *
 * ```ts
 * const pool = new Piscina({ filename: workerFile, maxThreads: 2 })
 * const layout: Layout = await pool.run({ paper, options } satisfies LayOutJob, { name: 'layOut', signal: AbortSignal.timeout(30_000) })
 * const copies: Uint8Array = await pool.run({ pdf, geometry, copies } satisfies StampJob, { name: 'stampCopies' })
 * ```
 * `signal` ends a thread that takes too long; Piscina then starts another. The file is compiled (`scripts/build-pages.mjs`): whoever starts the
 * server, the tests or a command that sets pages has it made first.
 */
export const workerFile = new URL('../dist/worker.mjs', import.meta.url).href;
