import type { Services } from '../../platform/services.js';
import { placeFor } from '../../platform/threads/index.js';
import type { CopyToRead } from './copy-to-read.js';
import type { ItemReading } from './rules-item.js';

/** Ink is read away from the thread that answers calls: a copy takes as long as twenty of them. */
export const readApart = (process: Pick<Services, 'app' | 'settings'>, copy: CopyToRead): Promise<ItemReading[]> =>
  placeFor('ink', process).run(new URL('./reading-thread.mjs', import.meta.url), 'read', copy);
