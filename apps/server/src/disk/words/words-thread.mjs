// What the threads that read the words of documents open.
import { openSource } from '../../platform/threads/open-source.mjs';

const jobs = await import('./words-jobs.ts').catch((cause) => openSource(cause, './words-jobs.ts', import.meta.url));

export const words = jobs.words;
