// What the processes that read pages of papers open.
import { openSource } from '../../../platform/threads/open-source.mjs';

const jobs = await import('./ground-jobs.ts').catch((cause) => openSource(cause, './ground-jobs.ts', import.meta.url));

export const count = jobs.count;
export const read = jobs.read;
export const turn = jobs.turn;
export const cutAnew = jobs.cutAnew;
export const tryCut = jobs.tryCut;
