import type { Services } from '../../../platform/services.js';
import { placeFor } from '../../../platform/threads/index.js';
import type { PageToRead, ReadPage } from './page-to-read.js';
import type { Counted } from './scan-jobs.js';

type Process = Pick<Services, 'app' | 'settings'>;

const module = new URL('./scan-thread.mjs', import.meta.url);

/** Files of strangers are opened in a process of their own: what hangs or bursts there ends alone. */
export const countPages = (process: Process, path: string): Promise<Counted> =>
  placeFor('scans', process).run(module, 'count', { path });

/**
 * Opens the reader while a student still holds the phone over the sheet: who sends the first photograph after a rest would wait for that too. Not with the
 * server: one that nobody photographs for needs none.
 */
export function warmReader(process: Process): void {
  const place = placeFor('scans', process);
  if (place.isAwake) return;
  void place.run(module, 'warm', {}).catch(() => undefined); // what hinders it is said of the photograph that comes
}

export const readSheetsApart = (
  process: Process,
  page: { path: string; at: number; to: PageToRead },
): Promise<ReadPage[] | null> => placeFor('scans', process).run(module, 'read', page);
