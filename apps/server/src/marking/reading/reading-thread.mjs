// What the threads that read ink open.
import { openSource } from '../../platform/threads/open-source.mjs';

const jobs = await import('./reading-jobs.ts').catch((cause) =>
  openSource(cause, './reading-jobs.ts', import.meta.url),
);

export const read = jobs.read;
