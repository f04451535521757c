// What the thread in which a class writes opens.
import { openSource } from '../../src/platform/threads/open-source.mjs';

const jobs = await import('./writing-jobs.ts').catch((cause) =>
  openSource(cause, './writing-jobs.ts', import.meta.url),
);

export const write = jobs.write;
