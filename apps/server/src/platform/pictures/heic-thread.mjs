// What the processes that open pictures of telephones open.
import { openSource } from '../threads/open-source.mjs';

const jobs = await import('./heic-jobs.ts').catch((cause) => openSource(cause, './heic-jobs.ts', import.meta.url));

export const toJpeg = jobs.toJpeg;
