import type { Services } from '../../../platform/services.js';
import { readTableApart } from '../../../platform/threads/index.js';
import type { ReadTable } from './read-table.js';
import type { TableJob } from './table-jobs.js';

/** Reads a table of scores away from the thread that answers calls. */
export const readScoresApart = (process: Pick<Services, 'app' | 'settings'>, job: TableJob): Promise<ReadTable> =>
  readTableApart<ReadTable>(process, new URL('./table-thread.mjs', import.meta.url), job);
