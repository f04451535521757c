import { z } from 'zod';
import type { TaskKind } from './kinds.js';

export const writingLimits = { words: 30, wordLength: 8, cells: 60, strokes: 60, points: 400 } as const;

/** A word that is dictated, or written after a model: Chinese characters, and how each is read where that is not as usual. */
export const WrittenWord = z.object({
  word: z.string().regex(new RegExp(`^\\p{Script=Han}{1,${writingLimits.wordLength}}$`, 'u')),
  reading: z.array(z.string().trim().min(1).max(12)).max(writingLimits.wordLength).optional(),
});
export type WrittenWord = z.infer<typeof WrittenWord>;

/** The words of a task of dictation or calligraphy, each once. */
export const WrittenWords = z
  .array(WrittenWord)
  .min(1)
  .max(writingLimits.words)
  .refine((words) => cellsOf(words).length <= writingLimits.cells)
  .refine((words) => new Set(words.map(({ word }) => word)).size === words.length);

export interface WrittenCell {
  /** Counted through all words. */
  cell: number;
  character: string;
  /** The place of its word. */
  word: number;
}

/** The squares of a task: one for each character of its words. */
export function cellsOf(words: readonly { word: string }[]): WrittenCell[] {
  const all = words.flatMap(({ word }, at) => [...word].map((character) => ({ character, word: at })));
  return all.map((one, cell) => ({ cell, ...one }));
}

/** Characters are written in dictation and calligraphy. */
export const isWritten = (kind: TaskKind): boolean => kind === 7 || kind === 9;

/** What somebody typed or pasted as words: between spaces, commas and line ends, each once. */
export const wordsTyped = (text: string): string[] => [...new Set(text.split(/[^\p{Script=Han}]+/u).filter(Boolean))];
