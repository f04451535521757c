// What the threads that arrange batches open.
import { openSource } from '../../platform/threads/open-source.mjs';

const jobs = await import('./propose-jobs.ts').catch((cause) =>
  openSource(cause, './propose-jobs.ts', import.meta.url),
);

export const propose = jobs.propose;
