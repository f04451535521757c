// What the threads that compose papers open.
import { openSource } from '../../../platform/threads/open-source.mjs';

const jobs = await import('./solve-jobs.ts').catch((cause) => openSource(cause, './solve-jobs.ts', import.meta.url));

export const solve = jobs.solve;
