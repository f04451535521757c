import type { FillReason } from '@zhibi/contract/questions/books';
import { Piscina } from 'piscina';

/** How long counting the pages and drawing one may take, in milliseconds. */
const usual = { counting: 30_000, drawing: 20_000 };
const MEMORY_MB = 512;

/** A scan whose pages are drawn one after the other, in a thread of its own that ends with the work: a PDF may be made to never end. */
export interface PdfPages {
  count(): Promise<{ pages: number } | { why: FillReason }>;
  /** A page, counted from 1; the reason where it cannot be read or takes too long. */
  draw(page: number): Promise<Uint8Array | FillReason>;
  close(): Promise<void>;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /abort|timeout/i.test(`${'code' in error ? error.code : ''} ${error.name}`);

export function pdfPages(bytes: Uint8Array, patience = usual): PdfPages {
  // Shared, not copied, with each page that is asked for.
  const pdf = new Uint8Array(new SharedArrayBuffer(bytes.length));
  pdf.set(bytes);
  const thread = new Piscina({
    filename: new URL('./split-pdf.mjs', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // Of a page that was given up already: unheard, it would end the server.
  thread.on('error', () => undefined);
  const signal = (ms: number) => AbortSignal.timeout(ms);
  return {
    count: async () => {
      try {
        return await thread.run({ pdf }, { name: 'countPages', signal: signal(patience.counting) });
      } catch (error) {
        if (isTimeout(error)) return { why: 'took-too-long' };
        throw error;
      }
    },
    draw: async (page) => {
      try {
        return (
          (await thread.run({ pdf, page }, { name: 'drawPage', signal: signal(patience.drawing) })) ?? 'page-unreadable'
        );
      } catch (error) {
        if (isTimeout(error)) return 'took-too-long';
        throw error;
      }
    },
    close: () => thread.destroy(),
  };
}
