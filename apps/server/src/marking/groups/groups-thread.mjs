// What the threads that group answers open.
import { openSource } from '../../platform/threads/open-source.mjs';

const jobs = await import('./groups-jobs.ts').catch((cause) => openSource(cause, './groups-jobs.ts', import.meta.url));

export const group = jobs.group;
