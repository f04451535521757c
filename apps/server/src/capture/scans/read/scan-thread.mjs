// What the processes that read scans open.
import { openSource } from '../../../platform/threads/open-source.mjs';

const jobs = await import('./scan-jobs.ts').catch((cause) => openSource(cause, './scan-jobs.ts', import.meta.url));

export const count = jobs.count;
export const read = jobs.read;
export const warm = jobs.warm;
