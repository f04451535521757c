// What the processes that read tables of scores open.
import { openSource } from '../../../platform/threads/open-source.mjs';

const jobs = await import('./table-jobs.ts').catch((cause) => openSource(cause, './table-jobs.ts', import.meta.url));

export const read = jobs.read;
