import { answering } from '../../platform/threads/answering.js';
import { readWords } from './read-words.js';

export interface WordsJob {
  name: string;
  bytes: Uint8Array;
}

/** The words of a document that somebody sent. What reads a PDF comes with the first one. */
export const words = answering(({ name, bytes }: WordsJob) =>
  readWords(name, bytes, async (pdf, longest) => (await import('./pdf-words.js')).pdfWords(pdf, longest)),
);
