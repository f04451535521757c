// What the threads that read outlines open.
import { openSource } from '../../platform/threads/open-source.mjs';

const jobs = await import('./outline-jobs.ts').catch((cause) =>
  openSource(cause, './outline-jobs.ts', import.meta.url),
);

export const read = jobs.read;
