import type { Services } from '../../../platform/services.js';
import { placeFor } from '../../../platform/threads/index.js';
import type { PageToRead, ReadPage } from './page-to-read.js';
import type { Counted } from './scan-jobs.js';

type Process = Pick<Services, 'app' | 'settings'>;

const module = new URL('./scan-thread.mjs', import.meta.url);

/** Files of strangers are opened in a process of their own: what hangs or bursts there ends alone. */
export const countPages = (process: Process, path: string): Promise<Counted> =>
  placeFor('scans', process).run(module, 'count', { path });

export const readSheetsApart = (
  process: Process,
  page: { path: string; at: number; to: PageToRead },
): Promise<ReadPage[] | null> => placeFor('scans', process).run(module, 'read', page);
