import type { Services } from '../../../platform/services.js';
import { readTableApart } from '../../../platform/threads/index.js';
import type { Source } from './read-source.js';
import type { SourceJob } from './source-jobs.js';

/** Reads a list of people away from the thread that answers calls. */
export const readSourceApart = (process: Pick<Services, 'app' | 'settings'>, job: SourceJob): Promise<Source> =>
  readTableApart<Source>(process, new URL('./source-thread.mjs', import.meta.url), job);
