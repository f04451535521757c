import { foldForSearch, plainFormula } from '@zhibi/content';
import type { Difficulty } from '@zhibi/contract/questions';

/** From this share of common signs on, two texts are taken for the same question with something changed. */
export const NEAR = 0.6;

/** The rates that `difficultyOf` calls by this name: from the first on, below the second. */
export const difficultyBands: Readonly<Record<Difficulty, { from: number; below: number }>> = {
  easy: { from: 0.8, below: Number.POSITIVE_INFINITY },
  medium: { from: 0.6, below: 0.8 },
  hard: { from: 0, below: 0.6 },
};

/**
 * What was typed, word by word, in the spelling that is searched: LaTeX is read as the formula that it stands for, control
 * characters, which PostgreSQL refuses, part words.
 */
export function wordsOf(typed: string): string[] {
  const read = typed
    .replace(/\$([^$]+)\$/g, (_, latex: string) => ` ${plainFormula(latex)} `)
    .replace(/\S*(?:\\[a-z]|\^)\S*/gi, (latex) => plainFormula(latex));
  const words = read.split(/[\s\p{Cc}]+/u).flatMap((word) => foldForSearch(word).split(' '));
  return [...new Set(words)].filter((word) => word !== '');
}

/** Two letters or more, as pinyin is typed; `ü` is `v`. */
export const mayBePinyin = (word: string): boolean => /^[a-z]{2,60}$/.test(word);
