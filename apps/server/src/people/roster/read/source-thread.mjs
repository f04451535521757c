// What the threads that read lists of people open.
import { openSource } from '../../../platform/threads/open-source.mjs';

const jobs = await import('./source-jobs.ts').catch((cause) => openSource(cause, './source-jobs.ts', import.meta.url));

export const read = jobs.read;
