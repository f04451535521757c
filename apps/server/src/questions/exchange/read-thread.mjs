// What the threads of imports and exports open.
import { openSource } from '../../platform/threads/open-source.mjs';

const jobs = await import('./exchange-jobs.ts').catch((cause) =>
  openSource(cause, './exchange-jobs.ts', import.meta.url),
);

export const read = jobs.read;
export const write = jobs.write;
