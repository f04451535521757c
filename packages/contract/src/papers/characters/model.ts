import { z } from 'zod';
import { wholeNumber } from '../../kernel/index.js';

export const characterLimits = { words: 120, wordLength: 12, cellMm: { min: 10, max: 20 }, rows: 4 } as const;

/**
 * What is done with the words of a sheet. `trace` 描红 · `strokes` stroke by stroke 笔顺 · `copy` 临写 · `dictation` 看拼音写词语 · `pinyin` 看字写拼音
 * on four lines · `english` letters on four lines.
 */
export const WritingWay = z.enum(['trace', 'strokes', 'copy', 'dictation', 'pinyin', 'english']);
export type WritingWay = z.infer<typeof WritingWay>;

/** 田字格, 米字格, 回宫格. */
export const CharacterGrid = z.enum(['tian', 'mi', 'hui']);
export type CharacterGrid = z.infer<typeof CharacterGrid>;

/** How a sheet of characters is printed. */
export const CharacterPrint = z.object({
  way: WritingWay,
  grid: CharacterGrid.default('tian'),
  cellMm: wholeNumber(characterLimits.cellMm).default(14),
  /** Rows for each character, or lines for each word. */
  rows: wholeNumber({ min: 1, max: characterLimits.rows }).default(1),
  /** Pinyin above each character that is written. */
  pinyin: z.boolean().default(true),
});
export type CharacterPrint = z.infer<typeof CharacterPrint>;

/** A word of a lesson (`wordId`), or one that was typed. `reading` says how it is read where that is not as usual: one syllable a character. */
export const PracticeWord = z.object({
  wordId: z.string().nullable().default(null),
  word: z.string().trim().min(1).max(24),
  reading: z.array(z.string().trim().min(1).max(12)).max(characterLimits.wordLength).nullable().default(null),
});
export type PracticeWord = z.infer<typeof PracticeWord>;

/** Whether a word can be written in this way: Chinese characters, or for English a word of letters. */
export const canBeWritten = (word: string, way: WritingWay): boolean =>
  way === 'english'
    ? /^[A-Za-z][A-Za-z' -]{0,23}$/.test(word)
    : /^\p{Script=Han}+$/u.test(word) && [...word].length <= characterLimits.wordLength;

/** What somebody typed or pasted as single words: between spaces, commas and line ends; English words stay whole between commas and lines. */
export const wordsIn = (text: string, way: WritingWay): string[] => [
  ...new Set(
    text
      .split(way === 'english' ? /[,，、;；\n]+/ : /[\s,，、;；。.]+/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
