// What the processes that read copies of a card open.
import { openSource } from '../../platform/threads/open-source.mjs';

const jobs = await import('./read-back-jobs.ts').catch((cause) =>
  openSource(cause, './read-back-jobs.ts', import.meta.url),
);

export const readBack = jobs.readBack;
