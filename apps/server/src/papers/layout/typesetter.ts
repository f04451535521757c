import {
  type CardJob,
  type FormSheet,
  type GroundJob,
  type LayOutJob,
  type Layout,
  type MarkedJob,
  type SetCard,
  type StampJob,
  type TitleJob,
  workerFile,
} from '@zhibi/typeset';
import { JobProcesses } from '../../platform/processes/index.js';
import type { Services } from '../../platform/services.js';
import type { TextLine } from '../areas/rules-proposals.js';

/** Setting, stamping and drawing pages, away from the process that answers calls. */
export interface Typesetter {
  layOut(job: LayOutJob): Promise<Layout>;
  /** An answer card as it was designed. */
  setCard(job: CardJob): Promise<SetCard>;
  /** Pages that came on paper. */
  setGround(job: GroundJob): Promise<Uint8Array>;
  stampCopies(job: StampJob): Promise<Uint8Array>;
  /** A student's copy with what was written and marked on it. */
  markCopy(job: MarkedJob): Promise<Uint8Array>;
  /** A form beside the papers: a ticket, a list, a settlement. */
  setForm(form: FormSheet): Promise<Uint8Array>;
  /** Covers and separators, a page each. */
  setTitles(job: TitleJob): Promise<Uint8Array>;
  /** A page of a PDF, counted from 1, as SVG. */
  drawPage(pdf: Uint8Array, page: number): Promise<string>;
  /** The lines of text of a PDF, and where they stand. */
  readLines(pdf: Uint8Array): Promise<TextLine[]>;
  /** PDFs bound into one, each beginning on a sheet of its own. */
  joinPdfs(pdfs: Uint8Array[]): Promise<Uint8Array>;
  /** Pages of PDF files of this machine, named `….pdf`, bound into one, pick after pick, each beginning on a sheet of its own; pages count from 0. */
  pickPages(of: { paths: string[]; picks: { pdf: number; from: number; count: number }[] }): Promise<Uint8Array>;
  /** Opens what pages are set with, for somebody who looks at papers and may soon want one. Nobody waits for it. */
  warm(): void;
}

const MB = 1024 * 1024;
/** One process sets the pages of a school; another helps where somebody waits. Opened they hold 200 MB each, so they end when they rest. */
const LIMITS = { kind: 'pages', most: 2, patienceMs: 3_000, restMs: 60_000, heapMb: 512, mostBytes: 400 * MB };
/** A page that cannot be set in this time never will: its process is ended. */
const LONGEST_MS = {
  layOut: 60_000,
  setCard: 60_000,
  setGround: 60_000,
  stampCopies: 600_000,
  markCopy: 60_000,
  setForm: 60_000,
  setTitles: 120_000,
  drawPage: 30_000,
  readLines: 30_000,
  joinPdfs: 120_000,
  pickPages: 120_000,
  warm: 60_000,
};

const joinPdfsFile = new URL('./join-pdfs.mjs', import.meta.url).href;
const pickPagesFile = new URL('./pick-pages.mjs', import.meta.url).href;
const readLinesFile = new URL('./read-lines.mjs', import.meta.url).href;
const drawPageFile = new URL('./draw-page.mjs', import.meta.url).href;

/** Processes start with the first job; after `close` a job still running in the background may start one more. */
class Pages implements Typesetter {
  readonly #processes = new JobProcesses(LIMITS);

  layOut(job: LayOutJob): Promise<Layout> {
    return this.#run({ file: workerFile, name: 'layOut', job }) as Promise<Layout>; // as: what the worker of that name answers
  }

  setCard(job: CardJob): Promise<SetCard> {
    return this.#run({ file: workerFile, name: 'setCard', job }) as Promise<SetCard>; // as: likewise
  }

  setGround(job: GroundJob): Promise<Uint8Array> {
    return this.#run({ file: workerFile, name: 'setGround', job }) as Promise<Uint8Array>; // as: likewise
  }

  stampCopies(job: StampJob): Promise<Uint8Array> {
    return this.#run({ file: workerFile, name: 'stampCopies', job }) as Promise<Uint8Array>; // as: likewise
  }

  markCopy(job: MarkedJob): Promise<Uint8Array> {
    return this.#run({ file: workerFile, name: 'markCopy', job }) as Promise<Uint8Array>; // as: likewise
  }

  setForm(form: FormSheet): Promise<Uint8Array> {
    return this.#run({ file: workerFile, name: 'setForm', job: form }) as Promise<Uint8Array>; // as: likewise
  }

  setTitles(job: TitleJob): Promise<Uint8Array> {
    return this.#run({ file: workerFile, name: 'setTitles', job }) as Promise<Uint8Array>; // as: likewise
  }

  drawPage(pdf: Uint8Array, page: number): Promise<string> {
    return this.#run({ file: drawPageFile, name: 'drawPage', job: { pdf, page } }) as Promise<string>; // as: likewise
  }

  readLines(pdf: Uint8Array): Promise<TextLine[]> {
    return this.#run({ file: readLinesFile, name: 'readLines', job: { pdf } }) as Promise<TextLine[]>; // as: likewise
  }

  joinPdfs(pdfs: Uint8Array[]): Promise<Uint8Array> {
    return this.#run({ file: joinPdfsFile, name: 'joinPdfs', job: { pdfs } }) as Promise<Uint8Array>; // as: likewise
  }

  pickPages(job: Parameters<Typesetter['pickPages']>[0]): Promise<Uint8Array> {
    return this.#run({ file: pickPagesFile, name: 'pickPages', job }) as Promise<Uint8Array>; // as: likewise
  }

  warm(): void {
    if (this.#processes.isAwake) return;
    // What cannot be opened now is told to whoever asks for a page.
    for (const file of [workerFile, drawPageFile])
      this.#run({ file, name: 'warm', job: undefined }).catch(() => undefined);
  }

  close(): void {
    this.#processes.close();
  }

  #run(job: { file: string; name: keyof typeof LONGEST_MS; job: unknown }): Promise<unknown> {
    return this.#processes.run(job, LONGEST_MS[job.name]);
  }
}

const pagesOf = new WeakMap<Services['app'], Pages>();

/** The typesetter of this server process. */
export function typesetterOf({ app }: Pick<Services, 'app'>): Typesetter {
  const known = pagesOf.get(app) ?? new Pages();
  pagesOf.set(app, known);
  return known;
}

/** Lets the processes end with the server. Called once, when the routes are mounted: later the server takes no more hooks. */
export function closeTypesetterWith({ app }: Pick<Services, 'app'>): void {
  app.addHook('onClose', async () => pagesOf.get(app)?.close());
}
