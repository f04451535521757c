// What the threads that read lists of devices open.
import { openSource } from '../../platform/threads/open-source.mjs';

const jobs = await import('./device-table-jobs.ts').catch((cause) =>
  openSource(cause, './device-table-jobs.ts', import.meta.url),
);

export const read = jobs.read;
